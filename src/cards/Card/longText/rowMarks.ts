import { QUERY_UNITS } from "../../shared/find/findPattern.ts";
import { type HitTable, type Mark, marksIn } from "../../shared/find/hitTable.ts";
import type { TextIndex } from "./textIndex.ts";

const NONE: readonly Mark[] = [];

/** The marks of a row, with the rest of one that begins in a row before it of the same line. */
export function rowMarks(
  index: Pick<TextIndex, "goesOn" | "text">,
  hits: HitTable,
  row: number,
  current: number,
): readonly Mark[] {
  if (hits.count === 0) return NONE;
  const own = marksIn(hits, row, current);
  const rest = restBefore(index, hits, row, current);
  const marks = rest ? [rest, ...own] : own;
  return marks.length > 0 ? marks : NONE;
}

/** What reaches into a row from those before it; it may cover all of the row, and go on. */
function restBefore(
  index: Pick<TextIndex, "goesOn" | "text">,
  hits: HitTable,
  row: number,
  current: number,
): Mark | null {
  let units = 0;
  for (let at = row; index.goesOn(at) && units < QUERY_UNITS; at--) {
    const length = index.text(at - 1).length;
    const last = marksIn(hits, at - 1, current).at(-1);
    const end = last ? last.end - length - units : 0;
    if (last) return end > 0 ? { start: 0, end, current: last.current } : null;
    units += length;
  }
  return null;
}
