import type { Artifact } from "artifact-cards/protocol";
import { decode, loadCards, openClip, show } from "../shared/ours.tsx";
import { diffCandidate, texts } from "./diffCandidate.ts";

let artifact: Artifact | null = null;

export const candidate = diffCandidate(
  (root) => {
    if (artifact) show(root, artifact);
  },
  {
    prepare: loadCards,
    // Until the differ has answered there is a line of text in place of the rows.
    isReady: () => document.querySelector("#bench [data-change]") !== null,
    open: openClip,
    decode: () => {
      const { before, after } = texts();
      artifact = decode({ kind: "diff", payload: { old: before, new: after, path: "bench.ts" } });
    },
  },
);
