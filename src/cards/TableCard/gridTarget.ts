import type { GridPoint, GridSize } from "./GridPoint.ts";

/** A key press, as far as it moves the cell. */
export interface GridKey {
  readonly key: string;
  /** Ctrl or Cmd: to the end of the grid. */
  readonly far: boolean;
  /** The page runs from right to left: the arrows go where they point. */
  readonly rtl: boolean;
  /** Rows of one page. */
  readonly page: number;
}

/**
 * The cell that a key leads to, after the keyboard pattern of grids in the ARIA practices: arrows, Home and End in the
 * row, Page Up and Down, and with Ctrl or Cmd the ends of the grid. The header is the row above the first.
 *
 * @returns `null` when the key means nothing here.
 */
export function gridTarget(at: GridPoint, size: GridSize, press: GridKey): GridPoint | null {
  const { key, far, rtl, page } = press;
  const lastRow = size.rows - 1;
  const lastColumn = Math.max(0, size.columns - 1);
  const to = (row: number, column: number): GridPoint => ({
    row: Math.max(-1, Math.min(row, lastRow)),
    column: Math.max(0, Math.min(column, lastColumn)),
  });
  const forward = rtl ? "ArrowLeft" : "ArrowRight";
  const backward = rtl ? "ArrowRight" : "ArrowLeft";
  switch (key) {
    case "ArrowUp":
      return far ? to(Math.min(at.row, 0), at.column) : to(at.row - 1, at.column);
    case "ArrowDown":
      return to(far ? lastRow : at.row + 1, at.column);
    case forward:
      return to(at.row, far ? lastColumn : at.column + 1);
    case backward:
      return to(at.row, far ? 0 : at.column - 1);
    case "Home":
      return to(far ? Math.min(0, lastRow) : at.row, 0);
    case "End":
      return to(far ? lastRow : at.row, lastColumn);
    case "PageUp":
      return to(at.row < 0 ? -1 : Math.max(0, at.row - page), at.column);
    case "PageDown":
      return to(at.row + page, at.column);
    default:
      return null;
  }
}
