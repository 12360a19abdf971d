import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { TableCard } from "../../../src/cards/TableCard/TableCard.tsx";
import "../../../src/styles/index.css";

afterEach(() => {
  cleanup();
  document.documentElement.dir = "ltr";
});

function show(df: unknown, width = 760): HTMLElement {
  const { container } = render(
    <div className="ac-root" style={{ width }}>
      <TableCard payload={{ df }} artifact={null} value="" isError={false} status="success" />
    </div>,
  );
  return container;
}
const cells = (root: Element, row = 1): HTMLElement[] =>
  [...(root.querySelectorAll("tr")[row]?.children ?? [])] as HTMLElement[];
const scroller = (root: Element): HTMLElement =>
  root.querySelector("[data-slot=scroll]") as HTMLElement;

test("rows are 32 pixels high in every state, the header as well", () => {
  const root = show([
    { a: 1, note: "short", flag: null },
    {
      a: 2,
      note: "A remark that is much longer than the column is wide, and goes on for a while",
      flag: "",
    },
  ]);
  const heights = [...root.querySelectorAll("tr")].map((row) => row.getBoundingClientRect().height);
  expect(heights).toEqual([32, 32, 32]);
});

test("numbers end at the right in both directions, dates at the start; the order of their parts stays", () => {
  const df = [{ name: "x", delta: -12, at: "2024-03-01 08:30" }];
  for (const dir of ["ltr", "rtl"]) {
    document.documentElement.dir = dir;
    const root = show(df);
    const [, number, date] = cells(root);
    expect(getComputedStyle(number as Element).textAlign).toBe("right");
    expect(getComputedStyle(number as Element).direction).toBe("ltr");
    expect(getComputedStyle(date as Element).textAlign).toBe(dir === "ltr" ? "left" : "right");
    expect(getComputedStyle(date as Element).direction).toBe("ltr");
    cleanup();
  }
});

test("a long text gives way before the table scrolls sideways", () => {
  const row = Object.fromEntries(Array.from({ length: 6 }, (_, i) => [`n${i}`, 1234567 + i]));
  const root = show([{ ...row, note: "Took over the night shift until the new hall is finished" }]);
  const box = scroller(root);
  expect(box.scrollWidth).toBe(box.clientWidth);
  const note = cells(root).at(-1)?.getBoundingClientRect();
  expect(note?.width).toBeGreaterThanOrEqual(120);
  expect(note?.width).toBeLessThan(300);
});

test("more columns than fit scroll in their own box, whose grid takes the focus and has a name", async () => {
  const row = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`column ${i}`, i]));
  const root = show([row, row]);
  const box = scroller(root);
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  const stops = [...box.querySelectorAll<HTMLElement>("*")].filter((node) => node.tabIndex >= 0);
  expect(stops).toHaveLength(1);
  expect(box.querySelector("[role=grid]")?.getAttribute("aria-label")).toBe("Table");
  const edge = box.parentElement as HTMLElement;
  await expect.poll(() => edge.dataset["more"]).toBe("");
  box.scrollLeft = box.scrollWidth;
  await expect.poll(() => edge.dataset["more"]).toBeUndefined();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});

test("many rows scroll in their own box under a header that stays", async () => {
  const root = show(Array.from({ length: 300 }, (_, i) => ({ i, text: `row ${i}` })));
  const box = scroller(root);
  expect(box.clientHeight).toBeLessThanOrEqual(424);
  const head = root.querySelector("th") as HTMLElement;
  const before = head.getBoundingClientRect().top;
  box.scrollTop = 900;
  await expect.poll(() => box.scrollTop).toBe(900);
  expect(head.getBoundingClientRect().top).toBe(before);
});

test("in a narrow card the first column stays in view", async () => {
  const row = Object.fromEntries([
    ["shop", "Harbour"],
    ...Array.from({ length: 12 }, (_, i) => [`w${i}`, i]),
  ]);
  const root = show([row], 328);
  const box = scroller(root);
  const first = cells(root)[0] as HTMLElement;
  const before = first.getBoundingClientRect().left;
  box.scrollLeft = 200;
  await expect.poll(() => box.scrollLeft).toBe(200);
  expect(first.getBoundingClientRect().left).toBe(before);
  await expect.poll(() => getComputedStyle(first).boxShadow).not.toBe("none");
});
