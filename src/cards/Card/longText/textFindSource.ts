import type { FindSource } from "../../shared/find/useFind.ts";
import type { TextIndex } from "./textIndex.ts";

/** UTF-16 units looked through between two pauses. */
const SLICE_UNITS = 1_000_000;
/** What a row costs beside its text, in units: empty rows are not free. */
const ROW_COST = 20;

/** Looks through the lines of a text, also those that are still to be read; rows of one line count as one text. */
export function textFindSource(
  index: Pick<TextIndex, "rows" | "done" | "text" | "goesOn">,
): FindSource {
  return function* (pattern, add) {
    let units = 0;
    for (let row = 0; ; ) {
      if (row >= index.rows) {
        if (index.done) return;
        yield;
        continue;
      }
      const parts = [index.text(row)];
      while (index.goesOn(row + parts.length)) parts.push(index.text(row + parts.length));
      if (!findIn(parts, row, pattern, add)) return;
      row += parts.length;
      units += parts.reduce((sum, part) => sum + part.length + ROW_COST, 0);
      if (units >= SLICE_UNITS) {
        units = 0;
        yield;
      }
    }
  };
}

/** Hits of one line; a hit belongs to the row that it begins in. */
function findIn(
  parts: readonly string[],
  first: number,
  pattern: RegExp,
  add: (row: number, start: number, length: number) => boolean,
): boolean {
  const line = parts.length === 1 ? (parts[0] ?? "") : parts.join("");
  let row = 0;
  let rowStart = 0;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(line); found; found = pattern.exec(line)) {
    while (row < parts.length - 1 && found.index >= rowStart + (parts[row]?.length ?? 0)) {
      rowStart += parts[row]?.length ?? 0;
      row++;
    }
    if (!add(first + row, found.index - rowStart, found[0].length)) return false;
  }
  return true;
}
