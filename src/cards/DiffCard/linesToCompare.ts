import type { Edit } from "./lineDiff.ts";
import type { Steps } from "./steps.ts";

/** The lines of one side that are worth comparing: equal numbers are equal lines. */
export interface Compared {
  readonly numbers: Int32Array;
  /** Index of each in its text. */
  readonly positions: Int32Array;
  /** Indices of the lines that are changed for certain. */
  readonly leftOut: readonly number[];
}

const ABSENT = 0;
const ORDINARY = 1;
const FREQUENT = 2;

/** How far around a frequent line git looks. */
const WINDOW = 100;

/**
 * Leaves out what cannot or should not be matched, so that the search is short and its result is the one git shows.
 * A line that the other side does not have at all is changed for certain. A line that the other side has
 * very often (a brace, a blank line) is taken as changed too where it stands among such lines: matching it would tear
 * a rewritten passage to pieces. The thresholds are those of git, since its counts are the measure (security decision 10).
 */
export function* linesToCompare(
  a: readonly string[],
  b: readonly string[],
  block: Edit,
): Steps<readonly [Compared, Compared]> {
  const { aStart, aEnd, bStart, bEnd } = block;
  const numbers = new Map<string, number>();
  const aNumbers = new Int32Array(aEnd - aStart);
  const bNumbers = new Int32Array(bEnd - bStart);
  yield* inPieces(0, aNumbers.length, numberLines, a, aStart, aNumbers, numbers);
  yield* inPieces(0, bNumbers.length, numberLines, b, bStart, bNumbers, numbers);
  const inA = new Int32Array(numbers.size);
  // The ends are the same on both sides.
  yield* inPieces(0, aStart, countLines, a, numbers, inA);
  yield* inPieces(aEnd, a.length, countLines, a, numbers, inA);
  const inB = inA.slice();
  count(aNumbers, inA);
  count(bNumbers, inB);
  return [
    compared(aNumbers, inB, limit(a.length), aStart),
    compared(bNumbers, inA, limit(b.length), bStart),
  ];
}

/** Lines looked at before the work may be left for a moment. */
const PIECE = 2_000;

/** Does the work from one line to another, piece by piece. Each piece is a call: browsers make only functions fast, not generators. */
function* inPieces<Args extends readonly unknown[]>(
  start: number,
  end: number,
  work: (from: number, to: number, ...args: Args) => void,
  ...args: Args
): Steps<void> {
  for (let from = start; from < end; from += PIECE) {
    yield;
    work(from, Math.min(end, from + PIECE), ...args);
  }
}

/** Gives each line from `start` on a number; equal lines have the same. */
function numberLines(
  from: number,
  to: number,
  lines: readonly string[],
  start: number,
  result: Int32Array,
  numbers: Map<string, number>,
): void {
  for (let at = from; at < to; at++) {
    const line = lines[start + at] ?? "";
    let number = numbers.get(line);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(line, number);
    }
    result[at] = number;
  }
}

/** Counts those lines that have a number. */
function countLines(
  from: number,
  to: number,
  lines: readonly string[],
  numbers: ReadonlyMap<string, number>,
  counts: Int32Array,
): void {
  for (let at = from; at < to; at++) {
    const number = numbers.get(lines[at] ?? "");
    if (number !== undefined) counts[number] = (counts[number] ?? 0) + 1;
  }
}

function count(numbers: Int32Array, counts: Int32Array): void {
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? 0;
    counts[number] = (counts[number] ?? 0) + 1;
  }
}

/** From so many occurrences on a line is frequent: about the square root of the text's length, a power of two. */
function limit(length: number): number {
  const fourths = length === 0 ? 0 : Math.floor(Math.log2(length) / 2) + 1;
  return Math.min(1024, 2 ** fourths);
}

function compared(
  numbers: Int32Array,
  others: Int32Array,
  frequent: number,
  start: number,
): Compared {
  const { kinds, absentBefore, nextOrdinary } = surroundings(numbers, others, frequent);
  const { length } = numbers;
  const kept = new Int32Array(length);
  const positions = new Int32Array(length);
  const leftOut: number[] = [];
  let size = 0;
  // Where the lines begin that lie between the last ordinary one and this one.
  let low = 0;
  for (let i = 0; i < length; i++) {
    const kind = kinds[i];
    if (kind === ORDINARY) low = i + 1;
    const high = Math.min(nextOrdinary[i] ?? length, i + WINDOW + 1);
    if (
      kind === ABSENT ||
      (kind === FREQUENT && isNoise(absentBefore, Math.max(low, i - WINDOW), i, high))
    ) {
      leftOut.push(start + i);
    } else {
      kept[size] = numbers[i] ?? -1;
      positions[size++] = start + i;
    }
  }
  return { numbers: kept.slice(0, size), positions: positions.slice(0, size), leftOut };
}

interface Surroundings {
  readonly kinds: Uint8Array;
  /** Absent lines before each line, and before the end. */
  readonly absentBefore: Int32Array;
  /** The next ordinary line after each line, or the end. */
  readonly nextOrdinary: Int32Array;
}

function surroundings(numbers: Int32Array, others: Int32Array, frequent: number): Surroundings {
  const { length } = numbers;
  const kinds = new Uint8Array(length);
  const absentBefore = new Int32Array(length + 1);
  for (let i = 0; i < length; i++) {
    const found = others[numbers[i] ?? 0] ?? 0;
    kinds[i] = found === 0 ? ABSENT : found >= frequent ? FREQUENT : ORDINARY;
    absentBefore[i + 1] = (absentBefore[i] ?? 0) + (found === 0 ? 1 : 0);
  }
  const nextOrdinary = new Int32Array(length);
  for (let i = length - 1, next = length; i >= 0; i--) {
    nextOrdinary[i] = next;
    if (kinds[i] === ORDINARY) next = i;
  }
  return { kinds, absentBefore, nextOrdinary };
}

/** A frequent line with absent lines on both sides of it and, among the lines from `low` to before `high`, few of its own kind. */
function isNoise(absentBefore: Int32Array, low: number, at: number, high: number): boolean {
  const before = absentAmong(absentBefore, low, at);
  const after = absentAmong(absentBefore, at + 1, high);
  if (before === 0 || after === 0) return false;
  const frequent = high - low - before - after + 1;
  return frequent * 4 < frequent + before + after;
}

function absentAmong(absentBefore: Int32Array, from: number, to: number): number {
  return (absentBefore[to] ?? 0) - (absentBefore[from] ?? 0);
}
