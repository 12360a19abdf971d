/** A cell of the grid: its place in what is shown, not in the data. */
export interface GridPoint {
  /** -1 is the header. */
  readonly row: number;
  readonly column: number;
}

/** Size of the grid in cells. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** Cells from one corner to the opposite one, all inclusive. */
export interface GridBlock {
  readonly top: number;
  readonly bottom: number;
  readonly first: number;
  readonly last: number;
}

/** The block between two cells, without the header. `null` where it holds only the header. */
export function blockBetween(a: GridPoint, b: GridPoint): GridBlock | null {
  const bottom = Math.max(a.row, b.row);
  if (bottom < 0) return null;
  return {
    top: Math.max(0, Math.min(a.row, b.row)),
    bottom,
    first: Math.min(a.column, b.column),
    last: Math.max(a.column, b.column),
  };
}

export const cellCount = ({ top, bottom, first, last }: GridBlock): number =>
  (bottom - top + 1) * (last - first + 1);
