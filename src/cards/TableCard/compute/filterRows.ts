import { cellText } from "../../../protocol/payloads/cell.ts";
import { groupDigits } from "../groupDigits.ts";
import { fold } from "./fold.ts";
import {
  isMissingRow,
  type NumberColumn,
  type PackedColumn,
  TEXT_STEP,
  type Work,
} from "./PackedColumn.ts";

/** A column that is searched. */
export interface SearchedColumn {
  readonly column: PackedColumn;
  /** Its digits are shown in groups: both spellings are found. */
  readonly grouped: boolean;
}

/** What a filter found. */
export interface FilterResult {
  /** Rows with a hit, ascending. */
  readonly rows: Uint32Array;
  /** Cells with a hit. */
  readonly hits: number;
}

/**
 * Rows of which some cell's shown text holds the query, regardless of case. Missing cells show marks, not text, and never fit.
 * An empty query fits every row, with no hit.
 *
 * @param locale whose group marks the digits have.
 */
export async function filterRows(
  columns: readonly SearchedColumn[],
  rowCount: number,
  query: string,
  locale: string,
  { pause, progress }: Work,
): Promise<FilterResult> {
  const wanted = fold(query);
  const found = new Uint8Array(rowCount);
  let hits = 0;
  for (const [at, searched] of columns.entries()) {
    const fits = wanted === "" ? null : matcher(searched, wanted, locale);
    if (fits === null) continue;
    for (let start = 0; start < rowCount; start += TEXT_STEP) {
      const end = Math.min(rowCount, start + TEXT_STEP);
      for (let row = start; row < end; row++) {
        if (!fits(row)) continue;
        found[row] = 1;
        hits += 1;
      }
      progress(at * rowCount + end, columns.length * rowCount);
      await pause();
    }
  }
  const isFound = (row: number): boolean => wanted === "" || found[row] === 1;
  return { rows: rowsWhere(rowCount, isFound), hits };
}

function rowsWhere(rowCount: number, fits: (row: number) => boolean): Uint32Array {
  const rows = new Uint32Array(rowCount);
  let size = 0;
  for (let row = 0; row < rowCount; row++) if (fits(row)) rows[size++] = row;
  return rows.slice(0, size);
}

/** Tests a row's cell; `null` where no cell of the column can fit. */
function matcher(
  { column, grouped }: SearchedColumn,
  wanted: string,
  locale: string,
): ((row: number) => boolean) | null {
  if (column.kind === "numbers") return numberMatcher(column, grouped, wanted, locale);
  const { values } = column;
  return (row) => {
    const text = values[row];
    return typeof text === "string" && text.length > 0 && fold(text).includes(wanted);
  };
}

/** All that a number's plain text is made of, `NaN`, `Inf` and `-Inf` apart. */
const PLAIN_NUMBER = /^[\d.e+-]*$/;

function numberMatcher(
  column: NumberColumn,
  grouped: boolean,
  wanted: string,
  locale: string,
): ((row: number) => boolean) | null {
  const { values } = column;
  const isThere = (row: number): boolean => !isMissingRow(column, row);
  if (column.isBoolean) {
    const [no, yes] = ["false".includes(wanted), "true".includes(wanted)];
    return no || yes ? (row) => isThere(row) && (values[row] === 1 ? yes : no) : null;
  }
  const text = (row: number): string => cellText(values[row]);
  if (PLAIN_NUMBER.test(wanted)) return (row) => isThere(row) && text(row).includes(wanted);
  if ("nan".includes(wanted) || "-inf".includes(wanted))
    return (row) =>
      !Number.isFinite(values[row]) && isThere(row) && fold(text(row)).includes(wanted);
  // Only what holds a group mark can be in the grouped text and not in the plain one.
  const mark = fold(groupDigits("1000", locale)).replace(/\d/g, "");
  const digits = mark === "" ? wanted : wanted.replaceAll(mark, "");
  if (!grouped || mark === "" || !/^[\d.-]*$/.test(digits)) return null;
  return (row) => {
    if (!isThere(row)) return false;
    const plain = text(row);
    return plain.includes(digits) && fold(groupDigits(plain, locale)).includes(wanted);
  };
}
