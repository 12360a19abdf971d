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
  const numbers = new Map<string, number>();
  const aNumbers = yield* numbered(a, block.aStart, block.aEnd, numbers);
  const bNumbers = yield* numbered(b, block.bStart, block.bEnd, numbers);
  const inA = yield* occurrences(a, aNumbers, block.aStart, numbers);
  const inB = yield* occurrences(b, bNumbers, block.bStart, numbers);
  return [
    yield* compared(aNumbers, inB, limit(a.length), block.aStart),
    yield* compared(bNumbers, inA, limit(b.length), block.bStart),
  ];
}

/** Lines looked up before the work may be left for a moment. */
const PIECE = 2_000;

function* numbered(
  lines: readonly string[],
  start: number,
  end: number,
  numbers: Map<string, number>,
): Steps<Int32Array> {
  const result = new Int32Array(end - start);
  for (let at = start; at < end; at++) {
    if (at % PIECE === 0) yield;
    const line = lines[at] ?? "";
    const known = numbers.get(line);
    if (known === undefined) numbers.set(line, numbers.size);
    result[at - start] = known ?? numbers.size - 1;
  }
  return result;
}

/** How often each numbered line stands in the whole text, the equal ends included. */
function* occurrences(
  lines: readonly string[],
  known: Int32Array,
  start: number,
  numbers: ReadonlyMap<string, number>,
): Steps<Int32Array> {
  const counts = new Int32Array(numbers.size);
  for (let at = 0; at < lines.length; at++) {
    if (at % PIECE === 0) yield;
    const number = known[at - start] ?? numbers.get(lines[at] ?? "");
    if (number !== undefined) counts[number] = (counts[number] ?? 0) + 1;
  }
  return counts;
}

/** From so many occurrences on a line is frequent: about the square root of the text's length, a power of two. */
function limit(length: number): number {
  const fourths = length === 0 ? 0 : Math.floor(Math.log2(length) / 2) + 1;
  return Math.min(1024, 2 ** fourths);
}

function* compared(
  numbers: Int32Array,
  others: Int32Array,
  frequent: number,
  start: number,
): Steps<Compared> {
  const { length } = numbers;
  const kinds = new Uint8Array(length);
  for (let i = 0; i < length; i++) {
    if (i % PIECE === 0) yield;
    const count = others[numbers[i] ?? 0] ?? 0;
    kinds[i] = count === 0 ? ABSENT : count >= frequent ? FREQUENT : ORDINARY;
  }
  const leftOut: number[] = [];
  const kept = new Int32Array(length);
  const positions = new Int32Array(length);
  let size = 0;
  for (let i = 0; i < length; i++) {
    if (i % PIECE === 0) yield;
    const kind = kinds[i];
    if (kind === ABSENT || (kind === FREQUENT && isNoise(kinds, i))) {
      leftOut.push(start + i);
      continue;
    }
    kept[size] = numbers[i] ?? -1;
    positions[size++] = start + i;
  }
  return { numbers: kept.slice(0, size), positions: positions.slice(0, size), leftOut };
}

/** A frequent line with absent lines on both sides of it and, among them, few of its own kind. */
function isNoise(kinds: Uint8Array, at: number): boolean {
  const before = run(kinds, at, -1);
  if (before.absent === 0) return false;
  const after = run(kinds, at, 1);
  if (after.absent === 0) return false;
  const frequent = before.frequent + after.frequent + 2;
  return frequent * 4 < frequent + before.absent + after.absent;
}

/** Counts the lines beside `at` up to the first ordinary one. */
function run(kinds: Uint8Array, at: number, step: 1 | -1): { absent: number; frequent: number } {
  let absent = 0;
  let frequent = 0;
  for (let i = at + step; i >= 0 && i < kinds.length && Math.abs(i - at) <= WINDOW; i += step) {
    if (kinds[i] === ORDINARY) break;
    if (kinds[i] === ABSENT) absent++;
    else frequent++;
  }
  return { absent, frequent };
}
