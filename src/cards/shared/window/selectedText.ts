import type { RowPoint } from "./rowOffset.ts";

/** Where the text of rows comes from. */
export interface RowTexts {
  readonly count: number;
  /** Source text of a row, without what ends it. */
  readonly text: (row: number) => string;
  /** What stands between a row and the next in the source: nothing where one line is shown as several rows. @default "\n" */
  readonly end?: (row: number) => string;
  /** What a selection of all rows gives. @default the rows, joined */
  readonly whole?: string;
}

/** The source text between two places, whichever comes first. */
export function selectedText(a: RowPoint, b: RowPoint, texts: RowTexts): string {
  const { count, text, end, whole } = texts;
  const isForward = a.row < b.row || (a.row === b.row && a.offset <= b.offset);
  const [from, to] = isForward ? [a, b] : [b, a];
  const isWhole = from.row === 0 && from.offset === 0 && to.row === count - 1;
  if (whole !== undefined && isWhole && to.offset === text(to.row).length) return whole;
  if (from.row === to.row) return text(from.row).slice(from.offset, to.offset);
  const parts = [text(from.row).slice(from.offset)];
  for (let row = from.row; row < to.row; row++) {
    parts.push(end ? end(row) : "\n");
    parts.push(row + 1 === to.row ? text(to.row).slice(0, to.offset) : text(row + 1));
  }
  return parts.join("");
}
