import { ArtifactProvider, ToolCallList } from "artifact-cards";
import type { ToolCallStore } from "artifact-cards/protocol";
import { type ReactNode, useSyncExternalStore } from "react";
import { callsCandidate } from "./callsCandidate.ts";
import "../../../src/styles/index.css";

function Ours({ store }: { store: ToolCallStore }): ReactNode {
  const calls = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  return (
    <ArtifactProvider>
      <ToolCallList calls={calls} />
    </ArtifactProvider>
  );
}

export const candidate = callsCandidate(Ours);
