import { type DataColumn, readColumn } from "../../../protocol/payloads/column.ts";
import type { DataFrame } from "../../../protocol/payloads/dataFrame.ts";
import { parseDelimited } from "../compute/parseDelimited.ts";

/** Delimiters by what a text payload calls its language. */
const DELIMITERS: ReadonlyMap<string, "," | "\t"> = new Map([
  ["csv", ","],
  ["tsv", "\t"],
]);

/** A number as data is written: no leading zeros, which make it a code, and no sign but minus. */
const NUMBER = /^-?(?:0|[1-9]\d{0,400})(?:\.\d{1,400})?(?:[eE][+-]?\d{1,3})?$/;

/**
 * The table in a CSV or TSV text; only the artifact's own word (`lang`) makes a text one.
 *
 * Cells stay the texts they are, digit for digit; a column of nothing but numbers is of type `number` all the same. In it, and
 * only there, `NA` is a missing value.
 *
 * @returns `null` for another language, or a text without a first line.
 */
export function delimitedFrame(text: string, lang: unknown): DataFrame | null {
  const delimiter = typeof lang === "string" ? DELIMITERS.get(lang.toLowerCase()) : undefined;
  if (!delimiter) return null;
  const { names, cells, rowCount, totalRows } = parseDelimited(text, delimiter);
  if (names.length === 0) return null;
  const columns = cells.map((list, at) => delimitedColumn(names[at] ?? "", list));
  const frame = { rowCount, columns, rowNames: null };
  return totalRows > rowCount ? { ...frame, totalRows } : frame;
}

function delimitedColumn(name: string, cells: readonly unknown[]): DataColumn {
  let hasNumber = false;
  let hasNa = false;
  const fits = cells.every((cell) => {
    if (cell === undefined || cell === "NA") {
      hasNa ||= cell === "NA";
      return true;
    }
    hasNumber = true;
    return typeof cell === "string" && NUMBER.test(cell);
  });
  if (!fits || !hasNumber) return readColumn(name, cells);
  const values = cells as readonly (string | undefined)[];
  return {
    name,
    type: "number",
    values: hasNa ? values.map((cell) => (cell === "NA" ? undefined : cell)) : values,
  };
}
