import { isRecord, own, scalar } from "../safety/record.ts";
import { snapshot } from "../safety/snapshot.ts";
import { type ColumnType, type DataColumn, readColumn } from "./column.ts";
import { firstField } from "./fields.ts";
import type { RawFrame } from "./frameBuilder.ts";
import { readColumnArrays } from "./frameColumns.ts";
import { readRows } from "./frameRows.ts";
import { readSplit, readTable } from "./frameTables.ts";
import { readNested } from "./nestedFrame.ts";
import { takeRowNames } from "./rowNames.ts";

export { type Cell, cellText } from "./cell.ts";
export type { ColumnType, DataColumn } from "./column.ts";

/** A table by columns, whatever encoding it came in. */
export interface DataFrame {
  readonly rowCount: number;
  readonly columns: readonly DataColumn[];
  /** Labels of the rows where the payload has some; `null` where rows are merely numbered. */
  readonly rowNames: readonly string[] | null;
  /** Rows of the whole table, when the payload says it holds fewer or is too sparse to take whole. */
  readonly totalRows?: number;
}

const frames = new WeakMap<object, DataFrame | null>();

/**
 * Reads a table payload, what sits in its `df`, or a bare data frame: rows, columns and values of
 * jsonlite, `{columns, rows}`, and pandas `split`, `tight`, `table`, `records`, `index`, `columns`
 * (contracts 3.7 to 3.14, 5.13). Linear in its input, which it takes a snapshot of; never throws.
 *
 * Columns keep their order and repeated names; rows with gaps give the union of keys, first seen first.
 * Names are `""` where the encoding has none. The same snapshot gives the same frame.
 *
 * @returns `null` when the value is no table: show the portable value then.
 */
export function readDataFrame(x: unknown): DataFrame | null {
  const data = snapshot(x);
  if (typeof data !== "object" || data === null) return null;
  let frame = frames.get(data);
  if (frame === undefined) {
    frame = readSnapshot(data);
    frames.set(data, frame);
  }
  return frame;
}

function readSnapshot(data: object): DataFrame | null {
  const slot = own(data, "df");
  const raw = readShape(slot, true) ?? (isColumn(data, slot) ? readShape(data, false) : null);
  if (!raw) return null;
  const { names, cells, rowCount, rowNames, statedTypes } = unboxed(takeRowNames(raw));
  const columns = names.map((name, at) =>
    stated(readColumn(name, cells[at] ?? []), statedTypes?.get(name)),
  );
  const totalRows = Math.max(raw.totalRows, statedRows(data), statedRows(slot));
  const frame = { rowCount, columns, rowNames: rowCount > 0 ? rowNames : null };
  return totalRows > rowCount ? { ...frame, totalRows } : frame;
}

function readShape(x: unknown, inSlot: boolean): RawFrame | null {
  if (Array.isArray(x)) return readRows(x);
  if (!isRecord(x)) return null;
  return readTable(x) ?? readSplit(x) ?? readColumnArrays(x, inSlot) ?? readNested(x);
}

/** A bare frame may have a column called `df`: beside others, and of scalars, which are no frame. */
function isColumn(data: unknown, slot: unknown): boolean {
  if (slot === undefined) return true;
  const isScalars = Array.isArray(slot) && slot.every((cell) => typeof cell !== "object");
  return isScalars && isRecord(data) && Object.keys(data).length > 1;
}

/** The row count a payload states beside its rows. */
export function statedRows(x: unknown): number {
  const total = scalar(firstField(x, "total_rows", "totalRows"));
  return Number.isSafeInteger(total) ? (total as number) : 0;
}

/**
 * A list of records sent with jsonlite's defaults has every scalar in an array of one. Only when not a
 * single bare scalar is there: elsewhere such an array is a cell of a list column.
 */
function unboxed(frame: RawFrame): RawFrame {
  if (!frame.cells.some((cells) => cells.some((cell) => cell !== null && cell !== undefined)))
    return frame;
  if (!frame.cells.every((cells) => cells.every(isBox))) return frame;
  return { ...frame, cells: frame.cells.map((cells) => cells.map(scalar)) };
}

/** Whether a cell is missing, or a scalar in an array of one. */
export function isBox(cell: unknown): boolean {
  return cell === null || cell === undefined || (typeof cell === "object" && scalar(cell) !== cell);
}

const STATED_TYPES: ReadonlyMap<unknown, ColumnType> = new Map<unknown, ColumnType>([
  ["integer", "number"],
  ["number", "number"],
  ["boolean", "boolean"],
  ["datetime", "datetime"],
  ["string", "string"],
]);

/** Where no cell tells the type, the payload's own word does. */
function stated(column: DataColumn, type: unknown): DataColumn {
  const known = column.type === "empty" ? STATED_TYPES.get(type) : undefined;
  return known ? { ...column, type: known } : column;
}
