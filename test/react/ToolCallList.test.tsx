import { act, render, screen } from "@testing-library/react";
import { Profiler, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import {
  ArtifactProvider,
  createRegistry,
  ToolCallList,
  type ToolRendererProps,
  useToolCalls,
} from "../../src/index.ts";
import { createToolCallStore } from "../../src/protocol/calls/createToolCallStore.ts";
import type { ToolCallEvent } from "../../src/protocol/calls/toolCall.ts";

const commits = new Map<string, number>();
const count = (id: string): void => void commits.set(id, (commits.get(id) ?? 0) + 1);

/** Counts the commits of the card it stands in. */
const Card = ({ call }: ToolRendererProps) => (
  <Profiler id={call.key} onRender={count}>
    <p>{call.value}</p>
  </Profiler>
);
/** Counts the commits of the row it stands in. */
const RowIcon = () => (
  <Profiler id="row" onRender={count}>
    <svg aria-hidden="true" />
  </Profiler>
);

const registry = createRegistry({
  tools: { full: { component: Card, fullRow: true }, row: { component: Card, icon: RowIcon } },
});

const result = (key: string, name: string, value: string): ToolCallEvent => ({
  type: "tool-result",
  key,
  id: key,
  name,
  value,
});

type Store = ReturnType<typeof createToolCallStore>;

function Chat({ store }: { readonly store: Store }) {
  const calls = useToolCalls(store);
  return (
    <ArtifactProvider registry={registry} defaultOpen={() => true} onError={() => undefined}>
      <ToolCallList calls={calls} />
    </ArtifactProvider>
  );
}

afterEach(() => {
  commits.clear();
  vi.restoreAllMocks();
});

test("an event for one call draws one card, of two hundred", () => {
  const store = createToolCallStore();
  const keys = Array.from({ length: 200 }, (_, i) => `k${i}`);
  store.dispatch(keys.map((key, i) => result(key, i % 2 ? "row" : "full", `value ${key}`)));
  render(<Chat store={store} />);
  expect(commits.get("k7")).toBe(1);
  expect(commits.get("row")).toBe(100);
  commits.clear();

  act(() => store.dispatch(result("k7", "row", "changed")));
  expect(screen.getByText("changed")).toBeInTheDocument();
  expect([...commits]).toEqual([
    ["row", 1],
    ["k7", 1],
  ]);
  commits.clear();

  // What says nothing new draws nothing.
  act(() => store.dispatch(result("k7", "row", "changed")));
  expect([...commits]).toEqual([]);

  // A new call draws itself.
  act(() => store.dispatch(result("k200", "full", "new")));
  expect([...commits]).toEqual([["k200", 1]]);
});

test("drawing the host again draws no card again", () => {
  const store = createToolCallStore();
  store.dispatch([result("a", "full", "one"), result("b", "row", "two")]);
  const { rerender } = render(<Chat store={store} />);
  commits.clear();
  rerender(<Chat store={store} />);
  expect([...commits]).toEqual([]);
});

test("calls with one key are all there, without a warning (R15)", () => {
  const error = vi.spyOn(console, "error");
  const one = createToolCallStore();
  one.dispatch(result("k", "full", "first"));
  const two = createToolCallStore();
  two.dispatch(result("k", "full", "second"));
  const calls = [...one.getSnapshot(), ...two.getSnapshot(), ...one.getSnapshot()];
  render(
    <ArtifactProvider registry={registry}>
      <ToolCallList calls={calls} />
    </ArtifactProvider>,
  );
  expect(screen.getAllByText("first")).toHaveLength(2);
  expect(screen.getByText("second")).toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});

test("calls that are no calls cost their own place only", () => {
  const store = createToolCallStore();
  store.dispatch(result("k", "full", "good"));
  const calls = [null, undefined, 5, {}, ...store.getSnapshot()] as never;
  render(
    <ArtifactProvider registry={registry}>
      <ToolCallList calls={calls} />
    </ArtifactProvider>,
  );
  expect(screen.getByText("good")).toBeInTheDocument();
});

test("removing and adding calls, in strict mode", () => {
  const error = vi.spyOn(console, "error");
  const store = createToolCallStore();
  store.dispatch(["a", "b", "c"].map((key) => result(key, "full", `value ${key}`)));
  const all = store.getSnapshot();
  const list = (calls: typeof all) => (
    <StrictMode>
      <ArtifactProvider registry={registry}>
        <ToolCallList calls={calls} className="mine" data-x="1" />
      </ArtifactProvider>
    </StrictMode>
  );
  const texts = () => [...document.querySelectorAll("p")].map((p) => p.textContent);
  const { rerender } = render(list(all));
  rerender(list(all.slice(1)));
  expect(texts()).toEqual(["value b", "value c"]);
  rerender(list([...all].reverse()));
  expect(texts()).toEqual(["value c", "value b", "value a"]);
  rerender(list([]));
  expect(texts()).toEqual([]);
  expect(document.querySelector("[data-slot=tool-calls]")).toHaveClass("ac-root", "mine");
  expect(document.querySelector("[data-slot=tool-calls]")).toBeEmptyDOMElement();
  expect(error).not.toHaveBeenCalled();
});

test.each([
  ["undefined", undefined],
  ["null", null],
  ["text", "calls"],
  [
    "an iterator that never ends",
    (function* () {
      for (;;) yield 1;
    })(),
  ],
  [
    "a list that cannot be read",
    new Proxy([], {
      get: () => {
        throw new Error("host");
      },
    }),
  ],
])("calls that are %s are none", (_, calls) => {
  const { container } = render(<ToolCallList calls={calls as never} />);
  expect(container.querySelector("[data-slot=tool-calls]")).toBeEmptyDOMElement();
});
