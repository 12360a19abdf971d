import type { PackedColumn, Work } from "./PackedColumn.ts";
import { type ExportFormat, rowWriter } from "./rowWriter.ts";

/** What is written, and how. */
export interface ExportRequest {
  readonly format: ExportFormat;
  /** Rows in their order; `null` for all, as they came. */
  readonly rows: Uint32Array | null;
  readonly rowCount: number;
  /** Columns in their order, with the names that stand over them. */
  readonly columns: readonly { readonly name: string; readonly column: PackedColumn }[];
  /** Names of the rows, for a first column; `null` for none. */
  readonly rowNames: PackedColumn | null;
  /** Whether the names of the columns come first. Markdown has no table without them. */
  readonly header: boolean;
  /** Whether texts that a spreadsheet could run are disarmed (R17). Markdown is left alone. */
  readonly guard: boolean;
  /** Starts CSV with the mark that tells Excel it is UTF-8. */
  readonly bom: boolean;
}

/** Units of one chunk, about. */
const CHUNK = 65_536;
/** Cells between two looks at the clock. */
const CELLS = 512;

/**
 * Writes rows as text, in chunks of about 64k units that together are the whole. Values are as they were sent: never grouped,
 * never cut, missing ones empty. Reports rows.
 */
export async function* exportRows(
  { format, rows, rowCount, columns, rowNames, header, guard, bom }: ExportRequest,
  { pause, progress }: Work,
): AsyncGenerator<string, void> {
  const writer = rowWriter(format, guard);
  const all = rowNames ? [{ name: "", column: rowNames }, ...columns] : columns;
  const size = all.length === 0 ? 0 : (rows?.length ?? rowCount);
  let text = (bom && format === "csv" ? "\ufeff" : "") + writer.start;
  if (header || format === "markdown") text += writer.head(all.map(({ name }) => name));
  let cells = 0;
  for (let place = 0; place < size; place++) {
    const row = rows ? (rows[place] as number) : place;
    for (let at = 0; at < all.length; at++) {
      text += writer.cell(fieldText(all[at]?.column, row), at, all.length);
      if (++cells % CELLS === 0) {
        progress(place, size);
        await pause();
      }
      if (text.length >= CHUNK) {
        yield text;
        text = "";
      }
    }
    text += writer.rowEnd;
  }
  progress(size, size);
  yield text + writer.end;
}

/** `null` for a missing value; `""` is a text. */
function fieldText(column: PackedColumn | undefined, row: number): string | number | null {
  if (!column) return null;
  if (column.kind === "texts") return column.values[row] ?? null;
  if (column.missing?.[row]) return null;
  const value = column.values[row] as number;
  if (column.isBoolean) return value === 1 ? "true" : "false";
  return value;
}
