import { clampRow, type RowSizes } from "./rowSizes.ts";

/** Rows whose sizes are known only once they have been on screen. */
export interface MeasuredSizes extends RowSizes {
  /** Records what a row takes; says whether that differs from what was thought. */
  set(row: number, px: number): boolean;
  /** The sizes of more rows that begin with these; the last of these may be another one by then. */
  grown(count: number): MeasuredSizes;
}

/** Rows summed up in one number: a million rows need 16,000 of them. */
const BLOCK = 64;
/** Differences below this come from rounding. */
const SAME = 0.05;

/**
 * Sizes that start as one estimate and are corrected row by row. Keeps only the corrections and a Fenwick
 * tree over blocks of 64 rows, so memory grows with what was seen; every call is logarithmic.
 */
export function measuredSizes(count: number, estimate: number): MeasuredSizes {
  const measured = new Map<number, number>();
  const blocks = Math.ceil(count / BLOCK);
  /** Fenwick tree over the blocks: how much more than the estimate they take. */
  const tree = new Float64Array(blocks + 1);
  let more = 0;

  const size = (row: number): number => measured.get(row) ?? estimate;
  const moreBefore = (block: number): number => {
    let sum = 0;
    for (let at = block; at > 0; at -= at & -at) sum += tree[at] ?? 0;
    return sum;
  };
  const blockStart = (block: number): number => block * BLOCK * estimate + moreBefore(block);

  const set = (row: number, px: number): boolean => {
    const change = px - size(row);
    if (Math.abs(change) < SAME || row < 0 || row >= count) return false;
    measured.set(row, px);
    more += change;
    for (let at = Math.floor(row / BLOCK) + 1; at <= blocks; at += at & -at)
      tree[at] = (tree[at] ?? 0) + change;
    return true;
  };

  return {
    count,
    set,
    grown(next) {
      const sizes = measuredSizes(next, estimate);
      for (const [row, px] of measured) if (row < count - 1) sizes.set(row, px);
      return sizes;
    },
    get total() {
      return count * estimate + more;
    },
    size,
    start(row) {
      const block = Math.floor(row / BLOCK);
      let px = blockStart(block);
      for (let at = block * BLOCK; at < row; at++) px += size(at);
      return px;
    },
    rowAt(px) {
      let block = 0;
      let step = 1;
      while (step * 2 <= blocks) step *= 2;
      for (let before = 0; step > 0; step >>= 1) {
        const next = block + step;
        if (next >= blocks) continue;
        const extra = before + (tree[next] ?? 0);
        if (next * BLOCK * estimate + extra > px) continue;
        block = next;
        before = extra;
      }
      let row = block * BLOCK;
      const last = Math.min(count, row + BLOCK) - 1;
      for (let end = blockStart(block) + size(row); end <= px && row < last; end += size(row))
        row++;
      return clampRow(row, count);
    },
  };
}
