"use client";
import { useMemo, useRef } from "react";
import { firstWhere } from "../shared/firstWhere.ts";
import { type MeasuredSizes, measuredSizes } from "../shared/window/measuredSizes.ts";
import type { RowSizes } from "../shared/window/rowSizes.ts";
import type { DiffLayout } from "./diffLayout.ts";
import { diffSizes, type RowHeights } from "./diffSizes.ts";

export interface ListSizes {
  readonly sizes: RowSizes;
  /** Set where lines wrap. */
  readonly measured: MeasuredSizes | null;
}

interface Remembered {
  readonly layout: DiffLayout;
  readonly heights: Map<number, number>;
}

/**
 * Where the first `count` rows of a layout lie: known in one column, measured in two, where lines wrap. What was measured
 * is kept when a fold opens.
 */
export function useDiffSizes(layout: DiffLayout, count: number, heights: RowHeights): ListSizes {
  const { line, bar } = heights;
  const remembered = useRef<Remembered | null>(null);
  return useMemo(() => {
    if (layout.view === "unified") {
      const end = layout.bars.findIndex((row) => row >= count);
      const bars = end < 0 ? layout.bars : layout.bars.subarray(0, end);
      return { sizes: diffSizes(count, bars, { line, bar }), measured: null };
    }
    const known = movedHeights(remembered.current, layout);
    remembered.current = { layout, heights: known };
    const base = measuredSizes(count, line);
    for (const row of layout.bars) base.set(row, bar);
    for (const [row, px] of known) base.set(row, px);
    const set = (row: number, px: number): boolean => {
      known.set(row, px);
      return base.set(row, px);
    };
    const measured = Object.defineProperties(
      { ...base, set },
      {
        total: { get: () => base.total },
      },
    ) as MeasuredSizes;
    return { sizes: measured, measured };
  }, [layout, count, line, bar]);
}

/** What was measured, under the numbers that rows have now. Opening a fold adds rows in one place. */
function movedHeights(before: Remembered | null, layout: DiffLayout): Map<number, number> {
  const moved = new Map<number, number>();
  if (!before) return moved;
  const added = layout.count - before.layout.count;
  const same = commonRows(before.layout, layout);
  for (const [row, px] of before.heights) {
    const now = row < same ? row : row + added;
    if (now >= 0 && keyAt(layout, now) === keyAt(before.layout, row)) moved.set(now, px);
  }
  return moved;
}

/** Rows that two layouts begin with alike. */
function commonRows(a: DiffLayout, b: DiffLayout): number {
  return firstWhere(Math.min(a.count, b.count), (row) => keyAt(a, row) !== keyAt(b, row));
}

function keyAt(layout: DiffLayout, row: number): string | undefined {
  return layout.row(row)?.key;
}
