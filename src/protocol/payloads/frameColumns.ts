import { isRecord, type PlainRecord } from "../safety/record.ts";
import type { RawFrame } from "./frameBuilder.ts";
import { ROW_NAMES } from "./rowNames.ts";

/** PlainRecord that a table payload has instead of `df` (contracts 1.24, 1.45): lines of text, not columns. */
const NOT_COLUMNS = new Set(["text", "html", "markdown", "lang", "icon", "title"]);

/**
 * An object of arrays of one length: R `columns`, pandas `to_dict("list")`. The arrays become the
 * columns as they are.
 *
 * @param inSlot the value sits in `payload.df`, where an object of bare scalars is a frame of one row.
 *   Anywhere else it is some other object.
 */
export function readColumnArrays(x: PlainRecord, inSlot: boolean): RawFrame | null {
  const names = Object.keys(x);
  const rowCount = names.length > 0 ? lengthOf(x[names[0] as string]) : 0;
  if (rowCount < 0 || names.some((name) => lengthOf(x[name]) !== rowCount)) return null;
  // Records alone are rows or columns by key.
  if (names.length > 0 && names.every((name) => isRecord(x[name]))) return null;
  if (!inSlot && names.length > 0) {
    if (names.some((name) => typeof x[name] !== "object" || x[name] === null)) return null;
    if (names.every((name) => NOT_COLUMNS.has(name))) return null;
  }
  const cells = names.map((name) => columnCells(x[name], rowCount));
  return { names, cells, rowCount, totalRows: rowCount, rowNames: null };
}

/** Of an array, of a scalar (a column of one row), or of the columns of a nested frame; else -1. */
function lengthOf(x: unknown, depth = 0): number {
  if (Array.isArray(x)) return x.length;
  if (!isRecord(x)) return depth === 0 ? 1 : -1;
  let length = -1;
  for (const key of depth < 4 ? Object.keys(x) : []) {
    const one = lengthOf(x[key], depth + 1);
    if (one < 0 || (length >= 0 && one !== length)) return -1;
    length = one;
  }
  return length;
}

function columnCells(x: unknown, rowCount: number): readonly unknown[] {
  if (Array.isArray(x)) return x;
  return isRecord(x) ? Array.from({ length: rowCount }, (_, row) => nestedCell(x, row)) : [x];
}

/** One row of a frame that is a column of another frame. Its row names repeat the outer ones. */
function nestedCell(x: PlainRecord, row: number): PlainRecord {
  const cells: [string, unknown][] = [];
  for (const key of Object.keys(x)) {
    const column = x[key];
    if (key === ROW_NAMES) continue;
    cells.push([key, isRecord(column) ? nestedCell(column, row) : (column as unknown[])[row]]);
  }
  return Object.fromEntries(cells);
}
