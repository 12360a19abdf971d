/** Elements of both sides that are compared, from the first to before the last. */
export interface Box {
  readonly aLow: number;
  readonly aHigh: number;
  readonly bLow: number;
  readonly bHigh: number;
}

/** Two below zero: one step on from it is still no place. */
export const NOWHERE = -2;

/** The last edit of a path on diagonal `k` adds an element: it came from the neighbour that got further. */
export function isDown(k: number, edits: number, below: number, above: number): boolean {
  return k === -edits || (k !== edits && below < above);
}

/** How far the path of a diagonal got, or {@link NOWHERE}. */
export function at(reached: Int32Array, index: number): number {
  return reached[index] ?? NOWHERE;
}

/** Where a path of so many edits enters diagonal `k`, which stands at `index`. */
function entry(reached: Int32Array, index: number, k: number, edits: number): number {
  const below = at(reached, index - 1);
  const above = at(reached, index + 1);
  return isDown(k, edits, below, above) ? above : below + 1;
}

/**
 * One more edit on diagonal `k` from the start of a box, then along equal elements as far as they go; `reached` tells how far.
 * @returns elements and diagonals looked at; 0 where the diagonal is not in the box.
 */
export function follow(
  a: Int32Array,
  b: Int32Array,
  { aLow, aHigh, bLow, bHigh }: Box,
  reached: Int32Array,
  offset: number,
  k: number,
  edits: number,
): number {
  const start = entry(reached, offset + k, k, edits);
  if (start < 0 || start > aHigh - aLow || start < k || start - k > bHigh - bLow) {
    reached[offset + k] = NOWHERE;
    return 0;
  }
  let i = aLow + start;
  let j = bLow + start - k;
  while (i < aHigh && j < bHigh && a[i] === b[j]) {
    i++;
    j++;
  }
  reached[offset + k] = i - aLow;
  return i - aLow - start + 1;
}

/** First diagonal that a path of `edits` edits can reach and still be in a box so many elements long on that side. */
export function lowest(edits: number, length: number): number {
  return -edits + 2 * Math.max(0, edits - length);
}
