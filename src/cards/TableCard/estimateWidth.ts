import type { DataColumn } from "../../protocol/payloads/column.ts";
import { type ColumnLook, shownText } from "./columnLook.ts";
import { WIDE_CHARACTER } from "./wideCharacters.ts";

/** Narrowest and widest column that is not asked for by hand, in pixels (visual.md section 10). */
export const MIN_WIDTH = 64;
export const MAX_WIDTH = 240;

/** Padding of a cell, and the sort arrow beside a name. */
const PADDING = 26;
const ARROW = 16;
/** Units that fill the widest column. */
const ENOUGH = 40;

/**
 * Width of a column in pixels, from its name and first rows, for tables with too many columns to let the browser lay
 * them out. Counts characters, so it is right within a few pixels for Latin text.
 *
 * @param rows how many rows are looked at.
 */
export function estimateWidth(
  column: DataColumn,
  look: ColumnLook,
  locale: string,
  rows: number,
): number {
  let width = textWidth(column.name.slice(0, ENOUGH)) + ARROW;
  for (let row = 0; row < rows && width < MAX_WIDTH; row++)
    width = Math.max(width, textWidth(shownText(column.values[row], look, locale, ENOUGH)));
  return Math.round(Math.max(MIN_WIDTH, Math.min(width + PADDING, MAX_WIDTH)));
}

/** Width of row names, which stand before the columns. */
export function estimateNameWidth(names: readonly string[], rows: number): number {
  let width = 0;
  for (let row = 0; row < rows; row++)
    width = Math.max(width, textWidth((names[row] ?? "").slice(0, ENOUGH)));
  return Math.round(Math.max(MIN_WIDTH, Math.min(width + PADDING, MAX_WIDTH)));
}

/** Pixels of a text at 13 pixels in a common face, with figures of one width. */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (WIDE_CHARACTER.test(character)) width += 13;
    else if (/[-\d]/.test(character)) width += 8.5;
    else if (/[A-ZMW@%mw]/.test(character)) width += 9.2;
    else if (/[ilj.,:;'| ]/.test(character)) width += 4;
    else width += 7.4;
  }
  return width;
}
