/**
 * The first of `count` places in order for which `test` holds, found by halving; `count` when there is none.
 *
 * @param test holds for every place after one for which it holds.
 */
export function firstWhere(count: number, test: (place: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The last of `count` things in order that starts at `at` or before it; the first when none does. */
export function lastAtMost(count: number, start: (n: number) => number, at: number): number {
  return Math.max(0, firstWhere(count, (n) => !(start(n) <= at)) - 1);
}
