import type { RowSizes } from "./rowSizes.ts";
import { type Place, scrollLength } from "./scrollScale.ts";

/** A row to mount, or the pixels that rows take which are not mounted. */
export type WindowPart =
  | { readonly row: number; readonly gap?: never }
  | { readonly row?: never; readonly gap: number };

/** A run of rows; `end` is the first row after it. */
export interface RowRange {
  readonly first: number;
  readonly end: number;
}

/** Rows that a view of `length` pixels touches. */
export function rowsInView(sizes: RowSizes, offset: number, length: number): RowRange {
  if (sizes.count === 0) return { first: 0, end: 0 };
  const first = sizes.rowAt(offset);
  // A row that begins where the view ends is not in it.
  return { first, end: sizes.rowAt(Math.max(offset, offset + length - 0.01)) + 1 };
}

/** A range with `overscan` more rows before and after. */
export function widened({ first, end }: RowRange, overscan: number, count: number): RowRange {
  return { first: Math.max(0, first - overscan), end: Math.min(count, end + overscan) };
}

/**
 * The rows to mount, in order, and the gaps between them. Together they take as much as the browser scrolls through.
 *
 * @param placed.shift `scroll - offset` of the place: how far rows lie from where they would lie unscaled.
 * @param pinned rows that stay mounted wherever the view is, such as those at the ends of a selection.
 */
export function windowParts(
  sizes: RowSizes,
  range: RowRange,
  { shift }: { readonly shift: number },
  pinned: readonly number[] = [],
): readonly WindowPart[] {
  const length = scrollLength(sizes.total);
  const clamp = (px: number): number => Math.max(0, Math.min(px, length));
  const parts: WindowPart[] = [];
  let at = 0;
  const gapTo = (px: number): void => {
    if (px - at > 0.01) parts.push({ gap: px - at });
    at = Math.max(at, px);
  };
  const put = (row: number): void => {
    gapTo(clamp(sizes.start(row) + shift));
    parts.push({ row });
    at += sizes.size(row);
  };
  const others = pinned
    .filter((row) => row >= 0 && row < sizes.count && (row < range.first || row >= range.end))
    .sort((a, b) => a - b);
  for (const row of others) if (row < range.first) put(row);
  for (let row = range.first; row < range.end; row++) put(row);
  for (const row of others) if (row >= range.end) put(row);
  gapTo(length);
  return parts;
}

/** The range without the rows that a scaled list has no pixels for before or after. */
export function withinLength(
  sizes: RowSizes,
  range: RowRange,
  inView: RowRange,
  shift: number,
): RowRange {
  const length = scrollLength(sizes.total);
  let { first, end } = range;
  while (first < inView.first && sizes.start(first) + shift < 0) first++;
  while (end > inView.end && sizes.start(end) + shift > length) end--;
  return { first, end };
}

/** Place of a row that is asked for: nothing moves when it is in view already. */
export type RowAlign = "nearest" | "start" | "center";

/** Pixel of the rows to put at the start of the view so that a row is seen. */
export function offsetFor(
  sizes: RowSizes,
  row: number,
  align: RowAlign,
  { offset }: Place,
  view: number,
): number {
  const start = sizes.start(row);
  const end = start + sizes.size(row);
  if (align === "start") return start;
  if (align === "center") return (start + end - view) / 2;
  if (start < offset) return start;
  return end > offset + view ? Math.min(start, end - view) : offset;
}
