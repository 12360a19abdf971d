import { type Cell, cellText } from "../../protocol/payloads/cell.ts";
import type { DataColumn } from "../../protocol/payloads/column.ts";
import { groupDigits } from "./groupDigits.ts";
import { isQuantity } from "./isQuantity.ts";
import { WIDE_CHARACTER } from "./wideCharacters.ts";

/** How the cells of a column are drawn. */
export interface ColumnLook {
  /** Numbers end at the right edge in every direction; dates have figures of one width. */
  readonly align: "number" | "date" | "text";
  /** Some text is long: the column gives way before the table scrolls. */
  readonly gives: boolean;
  /** Digits are grouped. */
  readonly grouped: boolean;
  /** Identifiers, such as `A-90465` or a hash: one width for every character, so that they can be compared. */
  readonly isCode: boolean;
}

/** Rows that decide a column's width. */
const SAMPLE = 50;
/** Characters that fit the 120 pixels to which a text column gives way. */
const FITS = 16;

/** Decides a column's look from its type, its name and its first 50 rows. */
export function columnLook(column: DataColumn): ColumnLook {
  const { name, type, values } = column;
  const align =
    type === "number" ? "number" : type === "date" || type === "datetime" ? "date" : "text";
  const long = (text: string): boolean => text.length > FITS / 2 && textWidth(text) > FITS;
  const gives =
    align === "text" &&
    (long(name) || values.slice(0, SAMPLE).some((cell) => long(textOf(cell, FITS + 1))));
  const isCode = type === "string" && !gives && isIdentifiers(values);
  return { align, gives, grouped: isQuantity(column), isCode };
}

/** Letters and figures with a joint between them, or a hash. */
const IDENTIFIER = /^(?:[A-Za-z][A-Za-z0-9]{0,11}[-_][\w-]{1,40}|[0-9a-f]{7,64})$/;

/** Whether all of the first values, and more than one, are identifiers, which have at least one figure and no blanks. */
function isIdentifiers(values: readonly Cell[]): boolean {
  let count = 0;
  for (let row = 0; row < Math.min(SAMPLE, values.length); row++) {
    const cell = values[row];
    if (cell === undefined || cell === null || cell === "") continue;
    if (typeof cell !== "string" || !IDENTIFIER.test(cell) || !/\d/.test(cell)) return false;
    if (!/[A-Za-z]/.test(cell)) return false;
    count++;
  }
  return count > 1;
}

/** Width in Latin characters; East Asian ones take two. Looks no further than needed. */
function textWidth(text: string): number {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    width += WIDE_CHARACTER.test(character) ? 2 : 1;
    if (width > FITS) break;
  }
  return width;
}

/** `cellText`, sooner for what most cells are. */
export function textOf(cell: Cell, units: number): string {
  return typeof cell === "string" && cell.length <= units ? cell : cellText(cell, units);
}

/** A cell's text as it is shown. */
export function shownText(cell: Cell, look: ColumnLook, locale: string, units: number): string {
  const text = textOf(cell, units);
  return look.grouped && typeof cell === "number" ? groupDigits(text, locale) : text;
}
