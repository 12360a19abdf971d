import type { ToolCallStore } from "artifact-cards/protocol";
import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import type { Candidate } from "../shared/candidate.ts";
import { render } from "../shared/render.ts";
import { createCalls, result } from "./store.ts";

/** A candidate that shows a store of calls by `List`. */
export function callsCandidate(List: ComponentType<{ store: ToolCallStore }>): Candidate {
  let store = createCalls(0);
  return {
    prepare: (size) => {
      store = createCalls(size);
    },
    mount: (root) => render(root, createElement(List, { store })),
    update: () => flushSync(() => store.dispatch(result(0, "changed"))),
  };
}
