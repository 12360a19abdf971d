import { linesToCompare } from "./linesToCompare.ts";
import { shortestEditSteps } from "./myers.ts";
import { finishSteps, type Steps } from "./steps.ts";

/** `a[aStart, aEnd)` became `b[bStart, bEnd)`. Everything between two edits is the same on both sides. */
export interface Edit {
  readonly aStart: number;
  readonly aEnd: number;
  readonly bStart: number;
  readonly bEnd: number;
}

export interface LineDiff {
  /** In order; neighbours never touch. */
  readonly edits: readonly Edit[];
  /** Lines that only `b` has. */
  readonly added: number;
  /** Lines that only `a` has. */
  readonly removed: number;
  /** The comparison was given up: what lies between the common ends is one replaced block. */
  readonly coarse: boolean;
}

export interface DiffBudget {
  /** Lines of one side that may be compared once equal ends are set aside. @default 200000 */
  readonly lines?: number;
  /** UTF-16 units of one side that may be compared once equal ends are set aside. Infinity: not counted. @default 10000000 */
  readonly units?: number;
  /** Steps of the search; a few nanoseconds each. @default 10000000 */
  readonly steps?: number;
}

/**
 * An edit script between two texts, line by line, with the counts of `git diff --numstat`: the shortest one, but
 * for lines that git leaves out of the comparison because they stand everywhere (see {@link linesToCompare}).
 * Common ends cost nothing, whatever the length. Beyond the budget the middle is one replaced block,
 * so that no input holds up the page.
 */
export function lineDiff(
  a: readonly string[],
  b: readonly string[],
  budget: DiffBudget = {},
): LineDiff {
  return finishSteps(lineDiffSteps(a, b, budget));
}

/** {@link lineDiff} in pieces. */
export function* lineDiffSteps(
  a: readonly string[],
  b: readonly string[],
  { lines = 200_000, units = 10_000_000, steps = 10_000_000 }: DiffBudget = {},
): Steps<LineDiff> {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const aEnd = a.length - end;
  const bEnd = b.length - end;
  const block = { aStart: start, aEnd, bStart: start, bEnd };
  if (start === aEnd || start === bEnd) return oneBlock(block, false);
  if (Math.max(aEnd, bEnd) - start > lines) return oneBlock(block, true);
  if (exceeds(a, start, aEnd, units) || exceeds(b, start, bEnd, units))
    return oneBlock(block, true);

  const removed = new Uint8Array(a.length);
  const added = new Uint8Array(b.length);
  const found = yield* markChanges(a, b, block, removed, added, steps);
  return found ? toDiff(removed, added) : oneBlock(block, true);
}

function oneBlock(block: Edit, coarse: boolean): LineDiff {
  const removed = block.aEnd - block.aStart;
  const added = block.bEnd - block.bStart;
  return { edits: removed + added > 0 ? [block] : [], added, removed, coarse };
}

function exceeds(lines: readonly string[], from: number, to: number, units: number): boolean {
  if (units === Number.POSITIVE_INFINITY) return false;
  let sum = 0;
  for (let i = from; i < to && sum <= units; i++) sum += (lines[i]?.length ?? 0) + 1;
  return sum > units;
}

/** Compares what lies between the equal ends; what `linesToCompare` leaves out is changed for certain. */
function* markChanges(
  a: readonly string[],
  b: readonly string[],
  block: Edit,
  removed: Uint8Array,
  added: Uint8Array,
  steps: number,
): Steps<boolean> {
  const [inA, inB] = yield* linesToCompare(a, b, block);
  const aFlags = new Uint8Array(inA.positions.length);
  const bFlags = new Uint8Array(inB.positions.length);
  const isDone = yield* shortestEditSteps(inA.numbers, inB.numbers, aFlags, bFlags, steps);
  if (!isDone) return false;
  removed.fill(1, block.aStart, block.aEnd);
  added.fill(1, block.bStart, block.bEnd);
  setFlags(removed, inA.positions, aFlags);
  setFlags(added, inB.positions, bFlags);
  return true;
}

function setFlags(all: Uint8Array, positions: Int32Array, flags: Uint8Array): void {
  for (let i = 0; i < positions.length; i++) all[positions[i] ?? 0] = flags[i] ?? 1;
}

function toDiff(removed: Uint8Array, added: Uint8Array): LineDiff {
  const edits: Edit[] = [];
  let removedCount = 0;
  let addedCount = 0;
  for (let i = 0, j = 0; i < removed.length || j < added.length; i++, j++) {
    const aStart = i;
    const bStart = j;
    while (removed[i] === 1) i++;
    while (added[j] === 1) j++;
    if (i === aStart && j === bStart) continue;
    edits.push({ aStart, aEnd: i, bStart, bEnd: j });
    removedCount += i - aStart;
    addedCount += j - bStart;
  }
  return { edits, added: addedCount, removed: removedCount, coarse: false };
}
