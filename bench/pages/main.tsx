import { ArtifactProvider, ToolCallList } from "artifact-cards";
import { createToolCallStore, type ToolCallEvent } from "artifact-cards/protocol";
import { type ReactNode, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import "../../src/styles/index.css";

const request = (i: number): ToolCallEvent => ({
  type: "tool-request",
  key: `k${i}`,
  id: `k${i}`,
  name: "Read",
  args: { path: `src/file-${i}.ts` },
  at: 0,
});
const result = (i: number, value: string): ToolCallEvent => ({
  type: "tool-result",
  key: `k${i}`,
  id: `k${i}`,
  value,
  at: 300,
});

interface Store {
  readonly getSnapshot: () => readonly { readonly key: string; readonly value: string }[];
  readonly subscribe: (listener: () => void) => () => void;
}

/** The least a list of rows can cost: three elements each, no state, no semantics. */
function Floor({ store }: { store: Store }): ReactNode {
  const calls = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return calls.map((call) => (
    <button type="button" key={call.key}>
      <span>{call.key}</span>
      <span>{call.value}</span>
    </button>
  ));
}

function Ours({ store }: { store: ReturnType<typeof createToolCallStore> }): ReactNode {
  const calls = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return (
    <ArtifactProvider>
      <ToolCallList calls={calls} />
    </ArtifactProvider>
  );
}

let store = createToolCallStore();

Object.assign(globalThis, {
  mountBench: (name: string, n: number) => {
    store = createToolCallStore();
    store.dispatch(
      Array.from({ length: n }, (_, i) => [request(i), result(i, `line ${i}`)]).flat(),
    );
    const root = createRoot(document.getElementById("bench") as HTMLElement);
    flushSync(() =>
      root.render(name === "ours" ? <Ours store={store} /> : <Floor store={store} />),
    );
  },
  updateBench: () => flushSync(() => store.dispatch(result(0, "changed"))),
});
