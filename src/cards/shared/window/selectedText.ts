import type { RowPoint } from "./rowOffset.ts";

/** Where the text of rows comes from. */
export interface RowTexts {
  readonly count: number;
  /** Source text of a row, without what ends it. */
  readonly text: (row: number) => string;
  /** What stands between a row and the next in the source: nothing where one line is shown as several rows. @default "\n" */
  readonly end?: (row: number) => string;
}

/** The source text between two places, whichever comes first. */
export function selectedText(a: RowPoint, b: RowPoint, { text, end }: RowTexts): string {
  const isForward = a.row < b.row || (a.row === b.row && a.offset <= b.offset);
  const [from, to] = isForward ? [a, b] : [b, a];
  if (from.row === to.row) return text(from.row).slice(from.offset, to.offset);
  const parts = [text(from.row).slice(from.offset)];
  for (let row = from.row; row < to.row; row++) {
    parts.push(end ? end(row) : "\n");
    parts.push(row + 1 === to.row ? text(to.row).slice(0, to.offset) : text(row + 1));
  }
  return parts.join("");
}
