import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, StrictMode, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { CircleAlert } from "../../src/cards/shared/lucide/icons/circle-alert.ts";
import { CircleSlash } from "../../src/cards/shared/lucide/icons/circle-slash.ts";
import { SquareTerminal } from "../../src/cards/shared/lucide/icons/square-terminal.ts";
import { Wrench } from "../../src/cards/shared/lucide/icons/wrench.ts";
import { Spinner } from "../../src/cards/shared/Spinner.tsx";
import {
  ArtifactProvider,
  createRegistry,
  defineRenderer,
  ToolCallCard,
  type ToolRendererProps,
} from "../../src/index.ts";
import { zhCN } from "../../src/locales/zh-CN.ts";
import { artifactCall, callOf } from "./callOf.ts";

const Chart = ({ payload, value }: ToolRendererProps<{ label?: string }>) => (
  <p>
    chart {payload?.label} of {value}
  </p>
);
const OwnIcon = () => <svg aria-hidden="true" data-testid="own" />;
const registry = createRegistry({
  tools: {
    deliver: { component: ({ status }) => <p>delivery {status}</p>, fullRow: true },
    secret: "hidden",
  },
  kinds: {
    chart: { component: Chart },
    open_chart: { component: Chart, defaultOpen: true },
    error: { component: ({ payload }) => <p>error: {payload.message}</p> },
  },
});

function show(call: unknown, props: object = {}) {
  return render(
    <ArtifactProvider registry={registry}>
      <ToolCallCard call={call as never} {...props} />
    </ArtifactProvider>,
  );
}

const row = () => screen.getByRole("button", { name: /details of/ });
const shownIcon = () => row().querySelector("[data-slot=icon] svg")?.innerHTML;
const outlineOf = (icon: ReactNode) =>
  /<svg[^>]*>(.*)<\/svg>/.exec(renderToStaticMarkup(icon))?.[1];
const root = () => document.querySelector("[data-slot=tool-call]") as HTMLElement;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a row says what was done, to what, and how long it took", () => {
  show(
    callOf(
      { type: "tool-request", name: "Read", args: { path: "src/a.ts" }, at: 1000 },
      { type: "tool-result", value: "text", at: 1240 },
    ),
  );
  expect(row()).toHaveAccessibleName("Read src/a.ts 0.2s Show details of Read");
  expect(row()).toHaveAttribute("aria-expanded", "false");
  expect(root()).toHaveAttribute("data-status", "success");
  expect(root()).toHaveAttribute("data-state", "closed");
  expect(root()).toHaveClass("ac-root", "not-prose");
  // Closed rows do not draw what they hold.
  expect(screen.queryByText("text")).toBeNull();
});

test("opens and closes by pointer and keyboard; the part is a group named after the tool", async () => {
  const user = userEvent.setup();
  show(artifactCall("chart", { label: "A" }));
  await user.click(row());
  const region = screen.getByRole("group", { name: "demo" });
  expect(within(region).getByText("chart A of portable text")).toBeVisible();
  expect(row()).toHaveAttribute("aria-controls", region.id);
  expect(row()).toHaveAccessibleName(/Hide details of demo/);
  row().focus();
  await user.keyboard("{Enter}");
  expect(row()).toHaveAttribute("aria-expanded", "false");
  await user.keyboard(" ");
  expect(row()).toHaveAttribute("aria-expanded", "true");
});

function Counter() {
  const [n, setN] = useState(0);
  return (
    <button type="button" onClick={() => setN(n + 1)}>
      pressed {n}
    </button>
  );
}

test("what was done in an open row is kept while it is closed", async () => {
  const user = userEvent.setup();
  render(
    <ArtifactProvider registry={createRegistry({ kinds: { chart: Counter } })}>
      <ToolCallCard call={artifactCall("chart")} defaultOpen />
    </ArtifactProvider>,
  );
  await user.click(screen.getByText("pressed 0"));
  await user.click(row());
  await user.click(row());
  expect(screen.getByText("pressed 1")).toBeInTheDocument();
});

test.each([
  ["running", [{ type: "tool-request", name: "t" }], "Running", "running"],
  ["input", [{ type: "tool-request", name: "t", status: "input" }], "Running", "input"],
  [
    "asked",
    [{ type: "tool-request", name: "t" }, { type: "tool-approval" }],
    "Waiting for approval",
    "awaiting-approval",
  ],
  [
    "denied",
    [
      { type: "tool-request", name: "t" },
      { type: "tool-approval", approved: false, reason: "not now" },
    ],
    "Denied",
    "denied",
  ],
  [
    "stopped",
    [{ type: "tool-request", name: "t" }, { type: "stream-end" }],
    "Stopped",
    "interrupted",
  ],
  ["failed", [{ type: "tool-result", name: "t", value: "m", isError: true }], "Failed", "error"],
] as const)("%s has a word, a shape and a status attribute", (_, events, word, status) => {
  show(callOf(...events));
  expect(within(row()).getByText(word)).toBeInTheDocument();
  expect(root()).toHaveAttribute("data-status", status);
  expect(row()).toHaveAttribute("aria-expanded", "false");
  const shape = {
    Running: <Spinner />,
    "Waiting for approval": <Wrench />,
    Denied: <CircleSlash />,
    Stopped: <CircleSlash />,
    Failed: <CircleAlert />,
  }[word];
  expect(shownIcon()).toBe(outlineOf(shape));
  expect(row().querySelector("[data-slot=icon] svg")).toHaveAttribute("aria-hidden", "true");
});

test("an unknown status text is shown escaped, without colour (5.10)", () => {
  show(
    callOf({
      type: "tool-result",
      name: "t",
      value: "v",
      artifact: {
        schema: "codeagent.tool-artifact",
        version: 1,
        kind: "chart",
        status: "<b>queued\u202E</b>",
        payload: {},
      },
    }),
  );
  expect(within(row()).getByText("<b>queued[U+202E]</b>")).toBeInTheDocument();
  expect(root()).toHaveAttribute("data-status", "success");
  expect(root()).toHaveAttribute("data-artifact-status", "<b>queued[U+202E]</b>");
  expect(root().querySelector("b")).toBeNull();
});

test("a denied call shows its reason, a call without a result its arguments", async () => {
  const user = userEvent.setup();
  const asked = { type: "tool-request", name: "t", args: { command: "rm -r build" } } as const;
  const { unmount } = show(
    callOf(asked, { type: "tool-approval", approved: false, reason: "not now" }),
  );
  await user.click(row());
  expect(screen.getByText("not now")).toBeInTheDocument();
  unmount();
  show(callOf(asked));
  await user.click(row());
  const region = screen.getByRole("group");
  expect(within(region).getByText("Arguments")).toBeInTheDocument();
  expect(region).toHaveTextContent('"command": "rm -r build"');
});

test("a call that failed without a message still is an error card (1.36)", async () => {
  show(callOf({ type: "tool-result", name: "Bash", isError: true }), { defaultOpen: true });
  expect(screen.getByText("error:")).toBeInTheDocument();
  expect(row()).toHaveAccessibleName(/^Bash Failed/);
});

test("a name from data is one line that hides nothing; without any name it is a tool", () => {
  const { unmount } = show(callOf({ type: "tool-result", name: "a\nb\u202Ec" }));
  expect(row()).toHaveAccessibleName(/^a b\[U\+202E\]c/);
  unmount();
  show(callOf({ type: "tool-result" }));
  expect(row()).toHaveAccessibleName(/^Tool/);
});

test("label, icon and summary of a renderer are used; a summary that throws is not missed", () => {
  const weather = defineRenderer({
    component: () => null,
    label: "Weather",
    icon: OwnIcon,
    summary: (args: { city: string; days?: string[] }) =>
      `${args.city}, ${args.days?.length}\n days`,
  });
  const broken = defineRenderer({
    component: () => null,
    summary: (args: { city: { name: string } }) => args.city.name.trim(),
  });
  const own = createRegistry({ tools: { get_weather: weather, broken } });
  const calls = [
    callOf({ type: "tool-request", name: "get_weather", args: { city: "Oslo", days: ["mo"] } }),
    callOf({ type: "tool-result", name: "get_weather", title: "other", value: "v" }),
    callOf({ type: "tool-result", name: "broken", args: { town: "Oslo" }, value: "v" }),
  ];
  render(
    <ArtifactProvider registry={own}>
      {calls.map((call, at) => (
        <ToolCallCard key={String(at)} call={call} />
      ))}
    </ArtifactProvider>,
  );
  const [first, second, third] = screen.getAllByRole("button");
  expect(first).toHaveAccessibleName(/^Weather Oslo, 1 days/);
  expect(second).toHaveAccessibleName(/^Weather Show/);
  expect(within(second as HTMLElement).getByTestId("own")).toBeInTheDocument();
  expect(third).toHaveAccessibleName(/^broken town = "Oslo"/);
});

test("the icon is the tool's, else the one the artifact names, else the kind's, else a wrench", () => {
  const iconOf = (call: object) => {
    const { unmount } = show(call);
    const icon = shownIcon();
    unmount();
    return icon;
  };
  expect(iconOf(artifactCall("chart"))).toBe(outlineOf(<Wrench />));
  const named = callOf({
    type: "tool-result",
    artifact: {
      schema: "codeagent.tool-artifact",
      version: 1,
      kind: "chart",
      status: "success",
      icon: "terminal",
      payload: {},
    },
  });
  expect(iconOf(named)).toBe(outlineOf(<SquareTerminal />));
});

// Visual target, section 7
test("opens by itself when its kind does and the result is there, not while it runs or has failed", () => {
  const running = callOf({ type: "tool-request", name: "t" });
  const { rerender } = show(running);
  expect(row()).toHaveAttribute("aria-expanded", "false");
  const again = (call: unknown) =>
    rerender(
      <ArtifactProvider registry={registry}>
        <ToolCallCard call={call as never} />
      </ArtifactProvider>,
    );
  again(artifactCall("open_chart", { label: "A" }));
  expect(row()).toHaveAttribute("aria-expanded", "true");
  again(artifactCall("open_chart", {}, { isError: true }));
  expect(row()).toHaveAttribute("aria-expanded", "false");
  again(artifactCall("chart"));
  expect(row()).toHaveAttribute("aria-expanded", "false");
});

test("what the reader has set is kept when the result updates", async () => {
  const user = userEvent.setup();
  const page = (call: unknown) => (
    <ArtifactProvider registry={registry}>
      <ToolCallCard call={call as never} />
    </ArtifactProvider>
  );
  const { rerender } = render(page(artifactCall("open_chart", { label: "A" })));
  await user.click(row());
  rerender(page(artifactCall("open_chart", { label: "B" })));
  expect(row()).toHaveAttribute("aria-expanded", "false");
  await user.click(row());
  rerender(page(artifactCall("chart", { label: "C" })));
  expect(row()).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("chart C of portable text")).toBeInTheDocument();
});

test("the host's policy decides before the renderer's, the card's own before both", () => {
  const defaultOpen = vi.fn(({ name }: { name: string }) => (name === "demo" ? false : undefined));
  const page = (props: object) => (
    <ArtifactProvider registry={registry} defaultOpen={defaultOpen}>
      <ToolCallCard call={artifactCall("open_chart")} {...props} />
    </ArtifactProvider>
  );
  const { unmount } = render(page({}));
  expect(row()).toHaveAttribute("aria-expanded", "false");
  unmount();
  render(page({ defaultOpen: true }));
  expect(row()).toHaveAttribute("aria-expanded", "true");
});

test("open can be controlled", async () => {
  const user = userEvent.setup();
  const onOpenChange = vi.fn();
  const call = artifactCall("chart");
  const page = (open: boolean) => (
    <ArtifactProvider registry={registry}>
      <ToolCallCard call={call} open={open} onOpenChange={onOpenChange} />
    </ArtifactProvider>
  );
  const { rerender } = render(page(false));
  await user.click(row());
  expect(onOpenChange).toHaveBeenLastCalledWith(true);
  expect(row()).toHaveAttribute("aria-expanded", "false");
  rerender(page(true));
  expect(row()).toHaveAttribute("aria-expanded", "true");
  await user.click(row());
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
});

test("a full-row renderer stands alone in every state; a hidden tool leaves nothing", () => {
  const running = callOf({ type: "tool-request", name: "deliver", args: {} });
  const { container, unmount } = show(running);
  expect(screen.getByText("delivery running")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
  expect(root()).toHaveAttribute("data-layout", "full");
  expect(root()).not.toHaveAttribute("data-state");
  unmount();
  expect(container).toBeEmptyDOMElement();
  const hidden = show(callOf({ type: "tool-result", name: "secret", value: "x" }));
  expect(hidden.container).toBeEmptyDOMElement();
});

test("a full-row renderer with a schema is a row until there is a result", () => {
  const schema = {
    "~standard": { version: 1, vendor: "t", validate: (value: unknown) => ({ value }) },
  } as const;
  const own = createRegistry({
    tools: { t: { component: () => <p>drawn</p>, fullRow: true, schema } },
  });
  const page = (call: unknown) => (
    <ArtifactProvider registry={own}>
      <ToolCallCard call={call as never} />
    </ArtifactProvider>
  );
  const { rerender } = render(page(callOf({ type: "tool-request", name: "t" })));
  expect(row()).toHaveAccessibleName(/^t Running/);
  rerender(page(callOf({ type: "tool-result", name: "t", metadata: {} })));
  expect(screen.getByText("drawn")).toBeInTheDocument();
});

test("props of the host go to the root", () => {
  const ref = vi.fn();
  show(artifactCall("chart"), { className: "mine", title: "t", id: "x", ref });
  expect(root()).toHaveClass("ac-call", "mine");
  expect(root()).toHaveAttribute("title", "t");
  expect(ref).toHaveBeenCalledWith(root());
});

test("labels and theme come from the provider", () => {
  render(
    <ArtifactProvider registry={registry} labels={zhCN} locale="zh-CN" theme="dark">
      <ToolCallCard call={callOf({ type: "tool-result", name: "读取", isError: true })} />
    </ArtifactProvider>,
  );
  expect(screen.getByRole("button")).toHaveAccessibleName("读取 失败 展开 读取 的详情");
  expect(root()).toHaveAttribute("data-theme", "dark");
});

test("works without a provider", () => {
  render(
    <ToolCallCard call={callOf({ type: "tool-result", name: "t", value: "plain" })} defaultOpen />,
  );
  expect(screen.getByText("plain")).toBeInTheDocument();
});

test("a call as the host built it, or none at all, is a row as well", () => {
  const { unmount } = show({ name: "mine", value: "v" }, { defaultOpen: true });
  expect(screen.getByText("v")).toBeInTheDocument();
  unmount();
  for (const call of [undefined, null, 5, "x"]) {
    const view = show(call);
    expect(row()).toHaveAccessibleName(/^Tool/);
    view.unmount();
  }
});

test("is drawn in strict mode without a warning", () => {
  const error = vi.spyOn(console, "error");
  render(
    <StrictMode>
      <ArtifactProvider registry={registry}>
        <ToolCallCard call={artifactCall("open_chart")} />
      </ArtifactProvider>
    </StrictMode>,
  );
  expect(error).not.toHaveBeenCalled();
});

// Visual target, section 9
test("a running call tells the seconds from the first one on, and only then has a timer", () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const request = { type: "tool-request", name: "t", at: 1_000_000 } as const;
  const page = (call: unknown) => (
    <ArtifactProvider registry={registry}>
      <ToolCallCard call={call as never} />
    </ArtifactProvider>
  );
  const { rerender } = render(page(callOf(request)));
  const elapsed = () => document.querySelector("[data-slot=elapsed]")?.textContent;
  expect(elapsed()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(999));
  expect(elapsed()).toBeUndefined();
  act(() => void vi.advanceTimersByTime(1));
  expect(elapsed()).toBe("1s");
  act(() => void vi.advanceTimersByTime(71_000));
  expect(elapsed()).toBe("1m 12s");
  expect(row()).toHaveAccessibleName("t Running Show details of t");
  rerender(page(callOf(request, { type: "tool-result", value: "v", at: 1_072_340 })));
  expect(elapsed()).toBeUndefined();
  expect(row()).toHaveTextContent("1m 12s");
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [0, "<0.1s"],
  [40, "<0.1s"],
  [100, "0.1s"],
  [12_400, "12.4s"],
  [59_949, "59.9s"],
  [59_960, "1m 0s"],
  [72_300, "1m 12s"],
])("%i ms took %s", (ms, text) => {
  show(
    callOf({ type: "tool-request", name: "t", at: 5000 }, { type: "tool-result", at: 5000 + ms }),
  );
  expect(document.querySelector("[data-slot=duration]")).toHaveTextContent(text);
});

test("a clock that ran backwards gives no duration", () => {
  show(callOf({ type: "tool-request", name: "t", at: 5000 }, { type: "tool-result", at: 10 }));
  expect(document.querySelector("[data-slot=duration]")).toBeNull();
});

test("what is cut off can be read by resting on it", () => {
  show(callOf({ type: "tool-request", name: "t", args: { command: "a long command" } }));
  const part = document.querySelector("[data-slot=arguments]") as HTMLElement;
  fireEvent.pointerEnter(part);
  expect(part.title).toBe("");
  Object.defineProperty(part, "scrollWidth", { value: 200 });
  fireEvent.pointerEnter(part);
  expect(part.title).toBe("a long command");
});
