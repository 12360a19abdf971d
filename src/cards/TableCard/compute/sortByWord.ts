import { STEP, type Work } from "./PackedColumn.ts";

/** Lowest bit and mask of the three digits of a 32-bit key. */
const DIGITS = [
  { shift: 0, mask: 2047 },
  { shift: 11, mask: 2047 },
  { shift: 22, mask: 1023 },
] as const;

/**
 * Sorts rows by a 32-bit unsigned key, stably: least significant digit first, a digit that is the same everywhere is skipped.
 * Wider keys are sorted word by word, the lowest first.
 *
 * @param keyOf key of each row, by row number.
 * @param order the rows to sort, in the order that equal keys keep. Not changed.
 */
export async function sortByWord(
  keyOf: Uint32Array,
  order: Uint32Array,
  { pause }: Pick<Work, "pause">,
): Promise<Uint32Array> {
  const size = order.length;
  let from: Sides = { keys: new Uint32Array(size), rows: order };
  for (let start = 0; start < size; start += STEP) {
    gather(keyOf, from, start, Math.min(size, start + STEP));
    await pause();
  }
  let to: Sides | null = null;
  for (const { shift, mask } of DIGITS) {
    const ends = new Uint32Array(mask + 1);
    for (let start = 0; start < size; start += STEP) {
      count(from.keys, shift, mask, ends, start, Math.min(size, start + STEP));
      await pause();
    }
    if (ends.includes(size)) continue;
    toStarts(ends);
    to ??= { keys: new Uint32Array(size), rows: new Uint32Array(size) };
    for (let start = 0; start < size; start += STEP) {
      scatter(from, to, shift, mask, ends, start, Math.min(size, start + STEP));
      await pause();
    }
    const emptied: Sides = from.rows === order ? { ...from, rows: new Uint32Array(size) } : from;
    from = to;
    to = emptied;
  }
  return from.rows;
}

interface Sides {
  readonly keys: Uint32Array;
  readonly rows: Uint32Array;
}

function gather(keyOf: Uint32Array, { keys, rows }: Sides, start: number, end: number): void {
  for (let i = start; i < end; i++) keys[i] = keyOf[rows[i] as number] as number;
}

function count(
  keys: Uint32Array,
  shift: number,
  mask: number,
  counts: Uint32Array,
  start: number,
  end: number,
): void {
  for (let i = start; i < end; i++) {
    const digit = ((keys[i] as number) >>> shift) & mask;
    counts[digit] = (counts[digit] as number) + 1;
  }
}

function toStarts(counts: Uint32Array): void {
  let sum = 0;
  for (let digit = 0; digit < counts.length; digit++) {
    const here = counts[digit] as number;
    counts[digit] = sum;
    sum += here;
  }
}

function scatter(
  from: Sides,
  to: Sides,
  shift: number,
  mask: number,
  places: Uint32Array,
  start: number,
  end: number,
): void {
  for (let i = start; i < end; i++) {
    const key = from.keys[i] as number;
    const digit = (key >>> shift) & mask;
    const place = places[digit] as number;
    places[digit] = place + 1;
    to.keys[place] = key;
    to.rows[place] = from.rows[i] as number;
  }
}
