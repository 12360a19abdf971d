import { STEP, type Work } from "./PackedColumn.ts";
import { sortByWord } from "./sortByWord.ts";

/**
 * Sorts rows by the value of a 64-bit float, stably: -0 equals 0, infinities stand at their ends. No row may be `NaN`.
 *
 * @param values by row number.
 * @param order the rows to sort, in the order that equal values keep.
 */
export async function sortByNumber(
  values: Float64Array,
  order: Uint32Array,
  descending: boolean,
  work: Pick<Work, "pause">,
): Promise<Uint32Array> {
  const low = new Uint32Array(values.length);
  const high = new Uint32Array(values.length);
  for (let start = 0; start < values.length; start += STEP) {
    toKeys(values, descending, low, high, start, Math.min(values.length, start + STEP));
    await work.pause();
  }
  return sortByWord(high, await sortByWord(low, order, work), work);
}

/** Bits of floats, turned so that as unsigned integers they have the order of the numbers. */
function toKeys(
  values: Float64Array,
  descending: boolean,
  low: Uint32Array,
  high: Uint32Array,
  start: number,
  end: number,
): void {
  const float = new Float64Array(1);
  const words = new Uint32Array(float.buffer);
  const turn = descending ? 0xffffffff : 0;
  for (let row = start; row < end; row++) {
    // Adding zero turns -0 into 0.
    float[0] = (values[row] as number) + 0;
    const top = words[1] as number;
    const isNegative = top >>> 31 === 1;
    low[row] = (words[0] as number) ^ (isNegative ? 0xffffffff : 0) ^ turn;
    high[row] = top ^ (isNegative ? 0xffffffff : 0x80000000) ^ turn;
  }
}
