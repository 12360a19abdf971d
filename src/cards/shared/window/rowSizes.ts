import { lastAtMost } from "../firstWhere.ts";

/** Where the rows (or columns) of a list lie along one axis, in CSS pixels from the start of the first. */
export interface RowSizes {
  readonly count: number;
  /** Pixels all rows take together. */
  readonly total: number;
  /** First pixel of a row; of `count`, the end of the last row. */
  start(row: number): number;
  size(row: number): number;
  /** Row at a pixel; the first or last row for pixels outside. 0 when there is none. */
  rowAt(px: number): number;
}

/** Rows of one size, in constant time and memory. */
export function fixedSizes(count: number, size: number): RowSizes {
  return {
    count,
    total: count * size,
    start: (row) => row * size,
    size: () => size,
    rowAt: (px) => clampRow(Math.floor(px / size), count),
  };
}

/** Rows whose sizes are all known, such as the columns of a table. Finds a row in logarithmic time. */
export function listedSizes(sizes: ArrayLike<number>): RowSizes {
  const count = sizes.length;
  const starts = new Float64Array(count + 1);
  for (let row = 0; row < count; row++) starts[row + 1] = (starts[row] ?? 0) + (sizes[row] ?? 0);
  const start = (row: number): number => starts[row] ?? 0;
  return {
    count,
    total: start(count),
    start,
    size: (row) => sizes[row] ?? 0,
    rowAt: (px) => lastAtMost(count, start, px),
  };
}

/** A row that exists; 0 in an empty list. */
export function clampRow(row: number, count: number): number {
  return Math.max(0, Math.min(row, count - 1));
}
