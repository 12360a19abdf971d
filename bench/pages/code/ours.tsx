import type { Artifact } from "artifact-cards/protocol";
import { decode, loadCards, openClip, show } from "../shared/ours.tsx";
import { HEADER, showsText } from "../shared/viewport.ts";
import { codeCandidate, codeText } from "./codeCandidate.ts";

let artifact: Artifact | null = null;

function take(text: string): Artifact {
  return decode({ kind: "code", payload: { text, lang: "typescript", filename: "bench.ts" } });
}

/** What streams passes the border at every chunk. */
export const candidate = codeCandidate((root, text) => show(root, take(text)), {
  prepare: loadCards,
  decode: () => {
    artifact = take(codeText());
  },
  mount: (root) => {
    if (artifact) show(root, artifact);
  },
  isReady: () => showsText(document.body, HEADER),
  open: openClip,
});
