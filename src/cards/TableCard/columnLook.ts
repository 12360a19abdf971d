import { type Cell, cellText } from "../../protocol/payloads/cell.ts";
import type { DataColumn } from "../../protocol/payloads/column.ts";
import { groupDigits } from "./groupDigits.ts";
import { isQuantity } from "./isQuantity.ts";

/** How the cells of a column are drawn. */
export interface ColumnLook {
  /** Numbers end at the right edge in every direction; dates have figures of one width. */
  readonly align: "number" | "date" | "text";
  /** Some text is long: the column gives way before the table scrolls. */
  readonly gives: boolean;
  /** Digits are grouped. */
  readonly grouped: boolean;
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
    (long(name) || values.slice(0, SAMPLE).some((cell) => long(cellText(cell, FITS + 1))));
  return { align, gives, grouped: isQuantity(column) };
}

/** Width in Latin characters; East Asian ones take two. Looks no further than needed. */
function textWidth(text: string): number {
  if (/^[\u0020-\u007e]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    width += /[\u1100-\u11ff\u2e80-\uffef]/.test(character) ? 2 : 1;
    if (width > FITS) break;
  }
  return width;
}

/** A cell's text as it is shown. */
export function shownText(cell: Cell, look: ColumnLook, locale: string, units: number): string {
  const text = cellText(cell, units);
  return look.grouped && typeof cell === "number" ? groupDigits(text, locale) : text;
}
