import { firstWhere, lastAtMost } from "../shared/firstWhere.ts";
import type { RowSizes } from "../shared/window/rowSizes.ts";

/** Pixels of a line and of a bar. */
export interface RowHeights {
  readonly line: number;
  readonly bar: number;
}

/**
 * Heights of rows in one column: lines of one height with some bars of another among them. Logarithmic in the bars.
 *
 * @param bars Rows that are bars, in order.
 */
export function diffSizes(count: number, bars: Int32Array, { line, bar }: RowHeights): RowSizes {
  const more = bar - line;
  /** Bars before a row. */
  const barsBefore = (row: number): number =>
    firstWhere(bars.length, (at) => (bars[at] ?? 0) >= row);
  const start = (row: number): number => row * line + barsBefore(row) * more;
  return {
    count,
    total: count * line + bars.length * more,
    start,
    size: (row) => (bars[barsBefore(row)] === row ? bar : line),
    rowAt: (px) => lastAtMost(count, start, px),
  };
}
