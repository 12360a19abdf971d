import { diffLines } from "diff";
import { diffCandidate, texts } from "../diffCandidate.ts";

/** The engine under most viewers, alone: its lines are counted, not shown. */
export const candidate = diffCandidate(
  (root) => {
    const { before, after } = texts();
    const changes = diffLines(before, after).filter(({ added, removed }) => added || removed);
    const lines = changes.reduce((sum, { count = 0 }) => sum + count, 0);
    root.style.paddingTop = "60px";
    root.textContent = `${lines} changed lines`;
  },
  { isReady: () => true },
);
