import { expect, test, vi } from "vitest";
import { createToolCallStore } from "../../../src/protocol/calls/createToolCallStore.ts";
import { reduceToolCalls } from "../../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../../src/protocol/calls/toolCall.ts";

const request: ToolCallEvent = { type: "tool-request", key: "a", id: "a", name: "Read" };
const result: ToolCallEvent = { type: "tool-result", key: "a", id: "a", value: "v" };

test("several events notify once, an event that says nothing new does not", () => {
  const store = createToolCallStore();
  const listener = vi.fn();
  store.subscribe(listener);
  store.dispatch([request, result]);
  expect(listener).toHaveBeenCalledTimes(1);
  const calls = store.getSnapshot();
  expect(calls).toMatchObject([{ key: "a", name: "Read", status: "success", value: "v" }]);
  store.dispatch(request);
  store.dispatch([]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toBe(calls);
});

test("a listener that is gone hears nothing; others may come and go while they are told", () => {
  const store = createToolCallStore();
  const late = vi.fn();
  const stop = store.subscribe(() => {
    stop();
    store.subscribe(late);
  });
  store.dispatch(request);
  store.dispatch(result);
  expect(late).toHaveBeenCalledTimes(1);
});

test("it starts from calls of the reducer as they are, and from restored ones as a copy", () => {
  const calls = reduceToolCalls([], request);
  expect(createToolCallStore(calls).getSnapshot()[0]).toBe(calls[0]);
  const restored = JSON.parse(JSON.stringify(calls)) as ToolCall[];
  const store = createToolCallStore(restored);
  expect(store.getSnapshot()).toEqual(calls);
  expect(Object.isFrozen(store.getSnapshot()[0])).toBe(true);
  store.dispatch(result);
  expect(store.getSnapshot()[0]).toMatchObject({ name: "Read", status: "success" });
});

test("contracts 1.18: what is no event, and no calls, changes nothing", () => {
  const store = createToolCallStore(null as unknown as ToolCall[]);
  for (const junk of [null, "x", 5, {}, [null, [1], {}]]) store.dispatch(junk as ToolCallEvent);
  expect(store.getSnapshot()).toEqual([]);
});
