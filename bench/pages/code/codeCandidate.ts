import type { Candidate } from "../shared/candidate.ts";
import { createCode, createLongLine } from "./createCode.ts";

let text = "";

/** The code of the page: lines, or one long line. */
export function codeText(): string {
  return text;
}

/** A candidate that shows a text; what streams is shown by the same function. */
export function codeCandidate(
  show: (root: HTMLElement, text: string) => void,
  own: Partial<Candidate> = {},
): Candidate {
  return {
    hasColours: true,
    ...own,
    prepare: async (size, name) => {
      text = name === "long-line" ? createLongLine(size) : createCode(size).join("\n");
      await own.prepare?.(size, name);
    },
    mount: own.mount ?? ((root) => show(root, text)),
    stream: { text: codeText, show },
  };
}
