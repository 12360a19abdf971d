import type { Cell } from "../../protocol/payloads/cell.ts";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import type { WindowPart } from "../shared/window/windowParts.ts";

/** Columns up to which all are mounted and laid out by the browser. */
export const MANY_COLUMNS = 30;

/** Columns of the grid: those of the frame, after the names of the rows where there are some. */
export function gridColumnCount({ columns, rowNames }: DataFrame): number {
  return columns.length + (rowNames === null ? 0 : 1);
}

/** Index into the frame's columns of a grid column; -1 for the names of the rows. */
export function frameColumn({ rowNames }: DataFrame, column: number): number {
  return rowNames === null ? column : column - 1;
}

/** What is mounted of a row: the first column always, then those in view. Gaps are in pixels. */
export function rowParts(
  count: number,
  others: readonly WindowPart[] | null,
): readonly WindowPart[] {
  if (others === null) return Array.from({ length: count }, (_, row) => ({ row }));
  const shifted = others.map(
    (part): WindowPart => (part.row === undefined ? part : { row: part.row + 1 }),
  );
  return count > 0 ? [{ row: 0 }, ...shifted] : [];
}

/** Name of a grid column; `""` for the names of the rows. */
export function columnName(frame: DataFrame, column: number): string {
  return frame.columns[frameColumn(frame, column)]?.name ?? "";
}

/** What the frame holds at a grid column. */
export function cellOf(frame: DataFrame, column: number, row: number): Cell {
  const at = frameColumn(frame, column);
  return at < 0 ? frame.rowNames?.[row] : frame.columns[at]?.values[row];
}
