import type { Run } from "./foldRuns.ts";

/** A longer line is cut where it is shown. */
const LONGEST = 5_000;

const WIDE = /[\t\u1100-\uffff]/;

/** Columns of the longest line of a run; bars have none. */
export function widestOf(run: Run): number {
  let most = 0;
  const measure = (lines: readonly string[], from = 0, end = lines.length): void => {
    for (let i = from; i < end && most < LONGEST; i++) {
      const line = lines[i] ?? "";
      // Most lines have neither tabs nor wide characters, or are too short for these to matter.
      const isPlain = line.length * 4 <= most || !WIDE.test(line);
      most = Math.max(most, Math.min(LONGEST, isPlain ? line.length : columns(line)));
    }
  };
  if (run.kind === "same") measure(run.block.lines, run.from, run.from + run.count);
  if (run.kind === "changed") {
    measure(run.block.removed);
    measure(run.block.added);
  }
  return most;
}

/** Columns of a fixed-width face that a line takes, roughly: four for a tab, two for what East Asian faces draw wide. */
function columns(line: string): number {
  let sum = line.length;
  for (let i = 0; i < line.length && i < LONGEST; i++) {
    const code = line.charCodeAt(i);
    if (code === 9) sum += 3;
    else if (code >= 0x1100) sum += 1;
  }
  return sum;
}
