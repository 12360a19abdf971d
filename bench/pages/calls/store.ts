import {
  createToolCallStore,
  type ToolCallEvent,
  type ToolCallStore,
} from "artifact-cards/protocol";

/** A store of finished calls, one for each row. */
export function createCalls(size: number): ToolCallStore {
  const store = createToolCallStore();
  store.dispatch(
    Array.from({ length: size }, (_, i) => [request(i), result(i, `line ${i}`)]).flat(),
  );
  return store;
}

function request(i: number): ToolCallEvent {
  return {
    type: "tool-request",
    key: `k${i}`,
    id: `k${i}`,
    name: "Read",
    args: { path: `src/file-${i}.ts` },
    at: 0,
  };
}

/** What the call of row `i` has returned. */
export function result(i: number, value: string): ToolCallEvent {
  return { type: "tool-result", key: `k${i}`, id: `k${i}`, value, at: 300 };
}
