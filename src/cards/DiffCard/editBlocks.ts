import type { ChangedBlock, DiffBlock, SameBlock } from "./diffTypes.ts";

/** Lines of one side, without their line feeds. */
export interface SideLines {
  readonly lines: readonly string[];
  /** The last line has no line feed. */
  readonly bare: boolean;
  /** Number of the first line; `null` when nothing is known. @default 1 */
  readonly start?: number | null;
}

/**
 * The blocks that a list of edits makes of two texts. Lines that count as the same may differ in white space.
 *
 * @param edits Four numbers an edit, in order: first and end line in the old text, then in the new one.
 * @param mayDiffer White space was ignored: unchanged lines are kept as they are on both sides.
 */
export function editBlocks(
  before: SideLines,
  after: SideLines,
  edits: Int32Array,
  mayDiffer: boolean,
): readonly DiffBlock[] {
  const blocks: DiffBlock[] = [];
  let oldAt = 0;
  let newAt = 0;
  for (let i = 0; i < edits.length; i += 4) {
    const aStart = edits[i] ?? 0;
    const aEnd = edits[i + 1] ?? 0;
    const bStart = edits[i + 2] ?? 0;
    const bEnd = edits[i + 3] ?? 0;
    if (aStart > oldAt) blocks.push(sameBlock(before, after, oldAt, aStart, newAt, mayDiffer));
    blocks.push(changedBlock(before, after, aStart, aEnd, bStart, bEnd));
    oldAt = aEnd;
    newAt = bEnd;
  }
  const end = before.lines.length;
  if (oldAt < end) blocks.push(sameBlock(before, after, oldAt, end, newAt, mayDiffer));
  return blocks;
}

function sameBlock(
  before: SideLines,
  after: SideLines,
  start: number,
  end: number,
  newAt: number,
  mayDiffer: boolean,
): SameBlock {
  const newEnd = newAt + end - start;
  const lines = after.lines.slice(newAt, newEnd);
  const old = mayDiffer ? before.lines.slice(start, end) : lines;
  return {
    kind: "same",
    oldStart: numberOf(before, start),
    newStart: numberOf(after, newAt),
    lines,
    bare: after.bare && newEnd === after.lines.length,
    ...(mayDiffer && lines.some((line, i) => line !== old[i]) && { oldLines: old }),
  };
}

function changedBlock(
  before: SideLines,
  after: SideLines,
  aStart: number,
  aEnd: number,
  bStart: number,
  bEnd: number,
): ChangedBlock {
  return {
    kind: "changed",
    oldStart: numberOf(before, aStart),
    newStart: numberOf(after, bStart),
    removed: before.lines.slice(aStart, aEnd),
    added: after.lines.slice(bStart, bEnd),
    oldBare: before.bare && aEnd === before.lines.length && aEnd > aStart,
    newBare: after.bare && bEnd === after.lines.length && bEnd > bStart,
  };
}

function numberOf({ start = 1 }: SideLines, at: number): number | null {
  return start === null ? null : start + at;
}
