import type { Edit } from "./lineDiff.ts";

/**
 * Moves edits to where a reader expects them. Many scripts are equally short: an added function may begin with
 * the closing brace of the one before. Lines added or removed alone slide along equal lines to start after a
 * blank line, else at the least indented line, else as late as possible. Counts and the text stay the same.
 */
export function settleEdits(
  a: readonly string[],
  b: readonly string[],
  edits: readonly Edit[],
): readonly Edit[] {
  const settled: Edit[] = [];
  edits.forEach((edit, i) => {
    const before = settled[i - 1];
    const after = edits[i + 1];
    // One line stays between neighbours: edits that touch would be one.
    const room = {
      up: edit.aStart - (before ? before.aEnd + 1 : 0),
      down: (after ? after.aStart - 1 : a.length) - edit.aEnd,
    };
    if (edit.aStart === edit.aEnd)
      settled.push(moved(edit, slide(b, edit.bStart, edit.bEnd, room)));
    else if (edit.bStart === edit.bEnd)
      settled.push(moved(edit, slide(a, edit.aStart, edit.aEnd, room)));
    else settled.push(edit);
  });
  return settled;
}

function moved(edit: Edit, by: number): Edit {
  return {
    aStart: edit.aStart + by,
    aEnd: edit.aEnd + by,
    bStart: edit.bStart + by,
    bEnd: edit.bEnd + by,
  };
}

/** How many lines the run `[start, end)` should move; negative is up. */
function slide(
  lines: readonly string[],
  start: number,
  end: number,
  room: { readonly up: number; readonly down: number },
): number {
  let low = 0;
  while (-low < room.up && lines[start + low - 1] === lines[end + low - 1]) low--;
  let high = 0;
  while (high < room.down && lines[start + high] === lines[end + high]) high++;
  let best = high;
  let least = Number.POSITIVE_INFINITY;
  for (let by = high; by >= low; by--) {
    const cost = startCost(lines, start + by);
    if (cost < least) {
      least = cost;
      best = by;
    }
  }
  return best;
}

/** How badly a change may start at this line. */
function startCost(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  if (at === 0 || isBlank(lines[at - 1] ?? "")) return isBlank(line) ? 1 : 0;
  if (isBlank(line)) return 1;
  return 2 + Math.min(200, line.length - line.trimStart().length);
}

function isBlank(line: string): boolean {
  return line.trim() === "";
}
