import { firstWhere } from "../../shared/firstWhere.ts";

/** A bar of a distribution: values from `from` (included) to `to` (excluded, but for the last bar). */
export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MAX_BINS = 20;

/**
 * Counts sorted numbers in bars of one width, 20 at most. Whole numbers of a small range get a bar each; one single value is one
 * bar. Linear in the bars, not in the numbers.
 *
 * @param size how many there are.
 * @param at the number at a place of the ascending order; all are finite.
 */
export function histogram(size: number, at: (place: number) => number): readonly Bin[] {
  if (size === 0) return [];
  const [min, max] = [at(0), at(size - 1)];
  if (min === max) return [{ from: min, to: max, count: size }];
  const isWhole = max - min < MAX_BINS && everyWhole(size, at);
  const bins = isWhole ? max - min + 1 : Math.min(MAX_BINS, Math.ceil(Math.log2(size)) + 1);
  // The range itself may be too large for a number.
  const width = isWhole ? 1 : max / bins - min / bins;
  const result: Bin[] = [];
  let start = 0;
  for (let bin = 0; bin < bins; bin++) {
    const from = min + bin * width;
    const isLast = bin === bins - 1;
    const to = isLast ? (isWhole ? max + 1 : max) : min + (bin + 1) * width;
    const end = isLast ? size : firstWhere(size, (n) => !(at(n) < to));
    result.push({ from, to, count: end - start });
    start = end;
  }
  return result;
}

/** In a small range there are few different numbers: jumps from one to the next. */
function everyWhole(size: number, at: (place: number) => number): boolean {
  for (let place = 0; place < size; ) {
    const value = at(place);
    if (!Number.isInteger(value)) return false;
    place = firstWhere(size, (n) => !(at(n) < value + 1));
    if (at(Math.max(0, place - 1)) !== value) return false;
  }
  return true;
}
