import { type Compared, linesToCompare } from "./linesToCompare.ts";
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
  setFlags(removed, inA, aFlags);
  setFlags(added, inB, bFlags);
  return true;
}

/** Most lines have no flag, and typed arrays find the next one that has faster than a loop. */
function setFlags(all: Uint8Array, { positions, leftOut }: Compared, flags: Uint8Array): void {
  for (let i = flags.indexOf(1); i >= 0; i = flags.indexOf(1, i + 1)) all[positions[i] ?? 0] = 1;
  for (const at of leftOut) all[at] = 1;
}

function toDiff(removed: Uint8Array, added: Uint8Array): LineDiff {
  const edits: Edit[] = [];
  let removedCount = 0;
  let addedCount = 0;
  let i = 0;
  let j = 0;
  for (;;) {
    // The same lines on both sides, up to the next one that is not.
    const same = Math.min(next(removed, 1, i) - i, next(added, 1, j) - j);
    const aStart = i + same;
    const bStart = j + same;
    i = next(removed, 0, aStart);
    j = next(added, 0, bStart);
    if (i === aStart && j === bStart) break;
    edits.push({ aStart, aEnd: i, bStart, bEnd: j });
    removedCount += i - aStart;
    addedCount += j - bStart;
  }
  return { edits, added: addedCount, removed: removedCount, coarse: false };
}

/** Where the next such flag is; the end when there is none. */
function next(flags: Uint8Array, flag: 0 | 1, from: number): number {
  const at = flags.indexOf(flag, from);
  return at < 0 ? flags.length : at;
}
