import type { ToolCallStore } from "artifact-cards/protocol";
import { type ReactNode, useSyncExternalStore } from "react";
import { callsCandidate } from "./callsCandidate.ts";

/** The least a list of rows can cost: three elements each, no state, no semantics. */
function Floor({ store }: { store: ToolCallStore }): ReactNode {
  const calls = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return calls.map((call) => (
    <button type="button" key={call.key}>
      <span>{call.key}</span>
      <span>{call.value}</span>
    </button>
  ));
}

export const candidate = callsCandidate(Floor);
