import { cellText } from "../../protocol/payloads/cell.ts";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { type ExportFormat, rowWriter } from "./compute/rowWriter.ts";
import type { GridBlock } from "./GridPoint.ts";
import { cellOf } from "./gridColumns.ts";
import { sourceRow, type TableView } from "./TableView.ts";

/**
 * Selected cells as text for the clipboard, without names, formulas disarmed (security R17): values as they were sent,
 * missing ones empty. One cell alone is its bare text. At once, so for blocks of a few thousand cells.
 */
export function blockText(
  frame: DataFrame,
  view: TableView,
  { top, bottom, first, last }: GridBlock,
  format: ExportFormat,
): string {
  const writer = rowWriter(format, true);
  const width = last - first + 1;
  const value = (row: number, column: number): string | number | null => {
    const cell = cellOf(frame, column, sourceRow(view, row));
    if (cell === undefined || cell === null) return null;
    return typeof cell === "number" && Number.isSafeInteger(cell) ? cell : cellText(cell, MOST);
  };
  if (top === bottom && width === 1 && format === "tsv") return String(value(top, first) ?? "");
  let text = writer.start;
  for (let row = top; row <= bottom; row++) {
    for (let at = 0; at < width; at++) text += writer.cell(value(row, first + at), at, width);
    text += writer.rowEnd;
  }
  return text + writer.end;
}

/** Units of one cell. */
const MOST = 2_000_000;
