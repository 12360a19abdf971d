import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ArtifactProvider, createRegistry, ToolCallCard, ToolCallList } from "../../src/index.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";
import { artifactCall, callOf } from "./callOf.ts";
import "../../src/styles/index.css";

const Field = () => <input aria-label="field" />;
const Tall = () => <div className="tall" data-testid="tall" />;
const registry = createRegistry({ kinds: { demo: Tall } });
const request = { type: "tool-request", name: "Bash", args: { command: "npm test" } } as const;
const STATES: readonly ToolCall[] = [
  callOf({ key: "a", ...request, at: Date.now() - 5000 }),
  callOf({ key: "b", ...request }, { key: "b", type: "tool-result", value: "v" }),
  callOf({ key: "c", ...request }, { key: "c", type: "tool-result", value: "v", isError: true }),
  callOf({ key: "d", ...request }, { key: "d", type: "tool-approval" }),
  callOf({ key: "e", ...request }, { key: "e", type: "tool-approval", approved: false }),
  callOf({ key: "f", ...request }, { key: "f", type: "stream-end" }),
  callOf({ key: "g", type: "tool-result", name: "x".repeat(300), args: { path: "y".repeat(500) } }),
];

beforeEach(() => {
  const sheet = document.createElement("style");
  sheet.textContent = `
    body { margin: 0; padding: 24px; font: 16px/1.5 sans-serif; }
    .tall { height: 600px; background: silver; }
    .scroller { height: 300px; overflow-y: auto; overflow-anchor: none; padding-inline: 16px; }
    .upwards { display: flex; flex-direction: column-reverse; }
    .narrow { width: 328px; }`;
  document.head.replaceChildren(
    ...[...document.head.children].filter((e) => e.id !== "host"),
    sheet,
  );
  sheet.id = "host";
});

afterEach(() => cleanup());

function show(calls: readonly ToolCall[], className = "") {
  const view = render(
    <ArtifactProvider registry={registry}>
      <div className={className}>
        <ToolCallList calls={calls} />
      </div>
    </ArtifactProvider>,
  );
  return { ...view, rows: () => [...view.container.querySelectorAll<HTMLElement>(".ac-row")] };
}

const box = (element: Element): DOMRect => element.getBoundingClientRect();
const settle = (ms = 450): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test("rows are 32px high in every state, touch one another, and stay inside their column", () => {
  const { rows, container } = show(STATES);
  expect(rows().map((row) => box(row).height)).toEqual(STATES.map(() => 32));
  rows().reduce((above, row) => {
    expect(box(row).top).toBe(box(above).bottom);
    return row;
  });
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth + 8);
  // The name takes at most half, the arguments end in an ellipsis, the end is whole.
  const long = rows().at(-1) as HTMLElement;
  const name = long.querySelector(".ac-row-name") as HTMLElement;
  expect(box(name).width).toBeLessThanOrEqual(box(long).width / 2);
  expect(box(long.querySelector(".ac-chev") as Element).right).toBeLessThan(box(long).right);
});

test("icon and text stand on the edge of the prose, the fill reaches past it", () => {
  const { rows, container } = show(STATES.slice(0, 1));
  const [row] = rows();
  const list = container.querySelector(".ac-calls") as Element;
  expect(box(row as Element).left).toBe(box(list).left - 8);
  expect(box(row?.querySelector("svg") as Element).left).toBe(box(list).left);
  expect(box(row?.querySelector("svg") as Element).width).toBe(16);
});

test("narrow: the word for running is left to screen readers, the time stays", async () => {
  const { rows, container } = show(STATES.slice(0, 1), "narrow");
  await expect.poll(() => container.querySelector("[data-slot=elapsed]")).not.toBeNull();
  const word = rows()[0]?.querySelector("[data-slot=status]") as HTMLElement;
  expect(word.textContent).toBe("Running");
  expect(box(word).width).toBeLessThanOrEqual(1);
  expect(box(container.querySelector("[data-slot=elapsed]") as Element).width).toBeGreaterThan(10);
});

test("opening moves what follows, never the row itself", async () => {
  const calls = [artifactCall("demo", {}, { key: "one" }), ...STATES];
  const { rows } = show(calls, "scroller");
  const scroller = document.querySelector(".scroller") as HTMLElement;
  scroller.scrollTop = 20;
  const row = rows()[0] as HTMLElement;
  const top = box(row).top;
  await userEvent.click(row);
  await settle();
  expect(Math.abs(box(row).top - top)).toBeLessThan(1);
  expect(box(document.querySelector("[data-testid=tall]") as Element).height).toBe(600);
  expect(box(rows()[1] as Element).top).toBeCloseTo(top + 32 + 4 + 600 + 12, 0);
});

test("also in a chat that grows upwards, where the browser would move it", async () => {
  const calls = [artifactCall("demo", {}, { key: "one" }), ...STATES, ...STATES];
  const { rows } = show(calls, "scroller upwards");
  const scroller = document.querySelector(".scroller") as HTMLElement;
  const row = rows()[0] as HTMLElement;
  row.scrollIntoView({ block: "start" });
  await settle(50);
  const tops: number[] = [];
  const top = box(row).top;
  await userEvent.click(row);
  for (let i = 0; i < 12; i += 1) {
    await settle(30);
    tops.push(Math.abs(box(row).top - top));
  }
  expect(Math.max(...tops)).toBeLessThan(2);
  expect(scroller.scrollHeight).toBeGreaterThan(800);
});

test("a closed row keeps its card, out of reach of keys and readers", async () => {
  const own = createRegistry({ kinds: { demo: Field } });
  render(
    <ArtifactProvider registry={own}>
      <ToolCallCard call={artifactCall("demo")} />
      <button type="button">after</button>
    </ArtifactProvider>,
  );
  const row = document.querySelector(".ac-row") as HTMLElement;
  await userEvent.click(row);
  await settle();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("field");
  await userEvent.click(row);
  await settle();
  const panel = document.querySelector(".ac-panel") as HTMLElement;
  expect(box(panel).height).toBe(0);
  expect(getComputedStyle(panel).visibility).toBe("hidden");
  row.focus();
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement?.textContent).toBe("after");
});

test("what opens by itself does not move; what the reader opens does", async () => {
  const own = createRegistry({ kinds: { demo: { component: Tall, defaultOpen: true } } });
  const { container } = render(
    <ArtifactProvider registry={own}>
      <ToolCallCard call={artifactCall("demo")} />
    </ArtifactProvider>,
  );
  const panel = container.querySelector(".ac-panel") as HTMLElement;
  expect(panel.getAnimations()).toHaveLength(0);
  expect(box(panel).height).toBe(616 - 12);
  const row = container.querySelector(".ac-row") as HTMLElement;
  row.click();
  await expect.poll(() => panel.getAnimations().length).toBeGreaterThan(0);
  await settle();
  expect(box(panel).height).toBe(0);
});

test("in a long list what is off screen is not laid out, and the focus ring is not cut", async () => {
  const many = Array.from({ length: 60 }, (_, i) =>
    callOf({ key: `k${i}`, type: "tool-result", name: `tool ${i}`, value: "v" }),
  );
  const { rows, container } = show(many, "scroller");
  const items = [...container.querySelectorAll(".ac-calls-item")];
  expect(items.every((item) => getComputedStyle(item).contentVisibility === "auto")).toBe(true);
  expect(getComputedStyle(items[0] as Element).overflowClipMargin).toContain("12px");
  expect(items.map((item) => box(item).height)).toEqual(many.map(() => 32));
  expect((rows().at(-1) as HTMLElement).checkVisibility({ contentVisibilityAuto: true })).toBe(
    false,
  );
  // A short list is laid out as a whole.
  const short = show(STATES);
  const item = short.container.querySelector(".ac-calls-item") as Element;
  expect(getComputedStyle(item).contentVisibility).toBe("visible");
});

test("right to left the row is mirrored, the arguments are not", () => {
  const { container, rows } = show(STATES.slice(1, 2));
  (container as HTMLElement).dir = "rtl";
  const row = rows()[0] as HTMLElement;
  const x = (selector: string): number => box(row.querySelector(selector) as Element).left;
  expect(x(".ac-chev")).toBeLessThan(x(".ac-row-args"));
  expect(x(".ac-row-name")).toBeLessThan(x(".ac-row-icon"));
  expect(getComputedStyle(row.querySelector(".ac-row-ltr") as Element).direction).toBe("ltr");
  expect(getComputedStyle(row.querySelector(".ac-chev") as Element).transform).toBe(
    "matrix(-1, 0, 0, 1, 0, 0)",
  );
});

test("hosts that style bare tags do not reach the row", () => {
  const host = document.createElement("style");
  host.textContent =
    ".content button { background: red; padding: 30px; border: 4px solid; text-transform: uppercase } .content svg { width: 60px; height: 60px } .content span { letter-spacing: 4px } .content section { margin: 40px }";
  document.head.append(host);
  const { container, rows } = show([artifactCall("demo"), ...STATES]);
  (container as HTMLElement).className = "content";
  const style = getComputedStyle(rows()[0] as Element);
  expect([
    style.backgroundColor,
    style.paddingTop,
    style.borderTopWidth,
    style.textTransform,
  ]).toEqual(["rgba(0, 0, 0, 0)", "0px", "0px", "none"]);
  expect(rows().map((row) => box(row).height)).toEqual(rows().map(() => 32));
  expect(box(rows()[0]?.querySelector("svg") as Element).width).toBe(16);
  host.remove();
});
