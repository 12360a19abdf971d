import { type HitTable, type Mark, marksIn } from "../../shared/find/hitTable.ts";
import type { TextIndex } from "./textIndex.ts";

const NONE: readonly Mark[] = [];

/** The marks of a row, with the rest of one that begins in the row it continues. */
export function rowMarks(
  index: Pick<TextIndex, "goesOn" | "text">,
  hits: HitTable,
  row: number,
  current: number,
): readonly Mark[] {
  if (hits.count === 0) return NONE;
  const own = marksIn(hits, row, current);
  const last = index.goesOn(row) ? marksIn(hits, row - 1, current).at(-1) : undefined;
  const rest = last ? last.end - index.text(row - 1).length : 0;
  const marks = last && rest > 0 ? [{ start: 0, end: rest, current: last.current }, ...own] : own;
  return marks.length > 0 ? marks : NONE;
}
