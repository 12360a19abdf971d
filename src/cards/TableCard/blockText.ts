import { type Cell, cellText } from "../../protocol/payloads/cell.ts";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { type ExportFormat, rowWriter } from "./compute/rowWriter.ts";
import type { GridBlock } from "./GridPoint.ts";
import { cellOf } from "./gridColumns.ts";
import { sourceRow, type TableView } from "./TableView.ts";

/** Units that are written at once. */
const MOST = 4_000_000;
/** No cell is cut: what is copied is what was sent. */
const WHOLE = 2 ** 30;

/**
 * Selected cells as text for the clipboard, without names, formulas disarmed (security R17): values as they were sent,
 * missing ones empty. One cell alone is its bare text as TSV. At once, so for blocks of a few thousand cells.
 *
 * @returns `null` for more than 4 million units, which take too long.
 */
export function blockText(
  frame: DataFrame,
  view: TableView,
  { top, bottom, first, last }: GridBlock,
  format: ExportFormat,
): string | null {
  const writer = rowWriter(format, true);
  const width = last - first + 1;
  const cellAt = (row: number, column: number): Cell => cellOf(frame, column, sourceRow(view, row));
  if (top === bottom && width === 1 && format === "tsv") return cellText(cellAt(top, first), WHOLE);
  let text = writer.start;
  for (let row = top; row <= bottom; row++) {
    for (let at = 0; at < width; at++) {
      const cell = cellAt(row, first + at);
      const isText = cell !== undefined && cell !== null && typeof cell !== "number";
      text += writer.cell(isText ? cellText(cell, MOST) : (cell ?? null), at, width);
      if (text.length > MOST) return null;
    }
    text += writer.rowEnd;
  }
  return text + writer.end;
}
