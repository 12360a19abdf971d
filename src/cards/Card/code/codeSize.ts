import type { SourceText } from "../readCode.ts";
import type { CodeRows } from "./codeRows.ts";

/** Lines, and UTF-16 units, that are mounted together at most; more are shown a window at a time. */
const PLAIN_LINES = 500;
const PLAIN_UNITS = 100_000;
/** Rows on screen while closed: the ones to be seen, and enough to know whether all fit. */
const CLOSED_ROWS = 20;
/** Columns of the widest card that counts, where rows wrap. */
const COLUMNS = 200;

/** Whether a text scrolls in a box of its own once it is open. */
export function isLongCode({ lines, text }: SourceText): boolean {
  return lines > PLAIN_LINES || text.length > PLAIN_UNITS;
}

/** Rows as they are on screen, at least; counted no further than what is surely cut. */
export function rowsOnScreen(rows: CodeRows, wrap: boolean): number {
  let onScreen = 0;
  for (let row = 0; onScreen < CLOSED_ROWS && rows.has(row); row++)
    onScreen += wrap ? linesOf(rows, row) : 1;
  return onScreen;
}

/** Rows mounted while closed. */
export function closedRows(rows: CodeRows, wrap: boolean): number {
  let row = 0;
  for (let onScreen = 0; onScreen < CLOSED_ROWS && rows.has(row); row++)
    onScreen += wrap ? linesOf(rows, row) : 1;
  return row;
}

function linesOf(rows: CodeRows, row: number): number {
  return Math.max(1, Math.ceil(rows.text(row).length / COLUMNS));
}
