import { type Cell, cellText } from "../../../protocol/payloads/cell.ts";
import { columnType, type DataColumn, kindOf } from "../../../protocol/payloads/column.ts";
import { type DataFrame, isBox } from "../../../protocol/payloads/dataFrame.ts";
import { ROW_NAMES } from "../../../protocol/payloads/rowNames.ts";
import { scalar } from "../../../protocol/safety/record.ts";
import { type Draft, LOOKED_AT, type Steps } from "./Draft.ts";
import { cellReader, lazyList } from "./lazyList.ts";
import type { Places } from "./places.ts";

type List = readonly unknown[];

/** A frame, and what was decided about its cells: two readings that agree in it show the same. */
export interface SettledFrame {
  readonly frame: DataFrame;
  readonly decisions: readonly string[];
}

/**
 * Decides a draft's types, spellings and row names from the rows at `places`, as `readDataFrame` does from all rows. Cells that
 * need another spelling get it when they are looked at.
 */
export function* settleFrame(draft: Draft, places: Places): Steps<SettledFrame> {
  const { rowCount, totalRows } = draft;
  const decisions: string[] = [`${rowCount} of ${totalRows}`];
  let { names, cells, index } = draft;
  let rowNames = index ? yield* labels(index, rowCount, places) : null;
  const at = names.indexOf(ROW_NAMES);
  const column = cells[at];
  if (!rowNames && column && (yield* every(column, places, isName))) {
    index = column;
    rowNames = yield* labels(column, rowCount, places);
    names = names.filter((_, other) => other !== at);
    cells = cells.filter((_, other) => other !== at);
  }
  decisions.push(rowNames ? "named" : "numbered");
  const boxed = yield* areBoxed(cells, places);
  const columns: DataColumn[] = [];
  for (const [place, list] of cells.entries()) {
    const read = cellReader(list as readonly Cell[]);
    const unboxed = boxed ? lazyList(rowCount, (row) => scalar(read(row)) as Cell) : list;
    const name = names[place] ?? "";
    const { type, convert } = columnType(yield* kinds(unboxed, places));
    const raw = cellReader(unboxed as readonly Cell[]);
    const values = convert ? lazyList(rowCount, (row) => convert(raw(row))) : unboxed;
    columns.push({ name, type, values: values as readonly Cell[] });
    decisions.push(name, type, `${boxed} ${convert?.name}`);
  }
  const frame = { rowCount, columns, rowNames: rowCount > 0 ? rowNames : null };
  return { frame: totalRows > rowCount ? { ...frame, totalRows } : frame, decisions };
}

function* every(list: List, places: Places, fits: (cell: unknown) => boolean): Steps<boolean> {
  const read = cellReader(list as readonly Cell[]);
  for (let place = 0; place < places.size; place++) {
    if (place % LOOKED_AT === 0) yield;
    if (!fits(read(places.row(place)))) return false;
  }
  return true;
}

function isName(cell: unknown): boolean {
  return typeof cell === "string" || cell === undefined;
}

/** `null` for the plain numbering 0, 1, 2, ... */
function* labels(index: List, rowCount: number, places: Places): Steps<readonly string[] | null> {
  const read = cellReader(index as readonly Cell[]);
  for (let place = 0; place < places.size; place++) {
    if (place % LOOKED_AT === 0) yield;
    const row = places.row(place);
    if (cellText(read(row)) !== String(row)) return lazyList(rowCount, (at) => cellText(read(at)));
  }
  return null;
}

/** jsonlite's defaults put every scalar into an array of one; a single bare scalar says they were not used. */
function* areBoxed(cells: readonly List[], places: Places): Steps<boolean> {
  let hasAny = false;
  for (const list of cells) {
    const boxed = yield* every(list, places, (cell) => {
      hasAny ||= cell !== null && cell !== undefined;
      return isBox(cell);
    });
    if (!boxed) return false;
  }
  return hasAny;
}

function* kinds(list: List, places: Places): Steps<number> {
  const read = cellReader(list as readonly Cell[]);
  let seen = 0;
  for (let place = 0; place < places.size; place++) {
    if (place % LOOKED_AT === 0) yield;
    seen |= kindOf(read(places.row(place)), seen);
  }
  return seen;
}
