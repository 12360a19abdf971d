import { cellText } from "../../../protocol/payloads/cell.ts";
import { delimitedField, guardFormula } from "../../../protocol/safety/csv.ts";

/** What a table is written as. */
export type ExportFormat = "csv" | "tsv" | "markdown" | "html";

/** Writes a table cell by cell. */
export interface RowWriter {
  readonly start: string;
  head(names: readonly string[]): string;
  /** One cell with what stands before it. `null` is missing. */
  cell(value: string | number | null, at: number, width: number): string;
  readonly rowEnd: string;
  readonly end: string;
}

/**
 * The parts of a table in a format: CSV of RFC 4180 with CRLF, where an empty text is `""` and a missing value nothing; TSV as
 * spreadsheets write it to the clipboard; a Markdown table; the table alone as HTML text, for the clipboard.
 *
 * @param guard disarms texts that a spreadsheet could run (security R17); Markdown is never pasted there, and never holds live HTML, pictures or links.
 */
export function rowWriter(format: ExportFormat, guard: boolean): RowWriter {
  const safe = guard ? guardFormula : (text: string) => text;
  if (format === "markdown") return markdown;
  if (format === "html") return html(safe);
  return format === "csv" ? delimited(",", "\r\n", safe) : delimited("\t", "\n", safe);
}

function delimited(
  delimiter: "," | "\t",
  rowEnd: string,
  safe: (text: string) => string,
): RowWriter {
  const field = (value: string | number | null, width: number): string => {
    // Numbers are never a formula, and -Inf stays what it is.
    if (typeof value === "number") return cellText(value);
    // A row of one empty cell would be no row.
    if (value === null) return width === 1 ? '""' : "";
    return delimitedField(safe(value), delimiter, width === 1 || delimiter === ",");
  };
  const cell = (value: string | number | null, at: number, width: number): string =>
    (at > 0 ? delimiter : "") + field(value, width);
  return {
    start: "",
    head: (names) => names.map((name, at) => cell(name, at, names.length)).join("") + rowEnd,
    cell,
    rowEnd,
    end: "",
  };
}

const markdown: RowWriter = {
  start: "",
  head: (names) =>
    `${names.map((name) => `| ${escapeMarkdown(name)} `).join("")}|\n${names.map(() => "| --- ").join("")}|\n`,
  cell: (value) =>
    `| ${value === null ? "" : escapeMarkdown(typeof value === "number" ? cellText(value) : value)} `,
  rowEnd: "|\n",
  end: "",
};

/**
 * A cell stays a cell: no bar, no line break, no backslash that would swallow the next bar. And it stays text: no HTML, and no
 * picture or link, which whoever renders the table would load or show.
 */
function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\|]|<(?=[a-z/!?])|\](?=\()/gi, "\\$&")
    .replace(/\r\n|[\n\r\u2028\u2029]/g, "<br>");
}

function html(safe: (text: string) => string): RowWriter {
  const text = (value: string | number | null): string =>
    value === null ? "" : typeof value === "number" ? cellText(value) : escapeHtml(safe(value));
  return {
    start: "<table>",
    head: (names) => `<tr>${names.map((name) => `<th>${text(name)}</th>`).join("")}</tr>`,
    cell: (value, at) => `${at === 0 ? "<tr>" : ""}<td>${text(value)}</td>`,
    rowEnd: "</tr>",
    end: "</table>",
  };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "")
    .replace(/\r\n|[\n\r]/g, "<br>");
}
