import { own, type PlainRecord } from "../safety/record.ts";
import type { RawFrame } from "./frameBuilder.ts";
import { columnName, readRows, rowLabels, withoutColumns } from "./frameRows.ts";

/** Each level costs a look at every name and every row: a key of thousands would cost their product. */
const MAX_LEVELS = 20;

/** pandas `table`: `{schema: {fields, primaryKey}, data}`. The index is the columns of the primary key. */
export function readTable(x: PlainRecord): RawFrame | null {
  const schema = own(x, "schema");
  const fields = own(schema, "fields");
  const data = own(x, "data");
  if (!Array.isArray(fields) || !Array.isArray(data)) return null;
  const frame = readRows(data, fields.map(columnName));
  if (!frame) return null;
  const places = [own(schema, "primaryKey")]
    .flat()
    .slice(0, MAX_LEVELS)
    .map((name) => frame.names.indexOf(columnName(name)));
  const statedTypes = new Map(fields.map((one) => [columnName(one), own(one, "type")]));
  return { ...withoutColumns(frame, places), rowNames: indexLabels(frame, places), statedTypes };
}

function indexLabels(frame: RawFrame, places: readonly number[]): readonly string[] | null {
  const levels = places.flatMap((at) => (frame.cells[at] ? [frame.cells[at]] : []));
  const [first] = levels;
  if (!first) return null;
  return rowLabels(
    levels.length === 1 ? first : first.map((_, row) => levels.map((level) => level[row])),
  );
}

/**
 * `{columns, data, index?}` (pandas `split` and `tight`) and `{columns, rows}`. A `rows` that is a mere
 * count is no frame (contracts 5.13).
 */
export function readSplit(x: PlainRecord): RawFrame | null {
  const parts = splitParts(x);
  const frame = parts && readRows(parts.rows, parts.names);
  const labels = frame && parts.index?.slice(0, frame.rowCount);
  return labels ? { ...frame, rowNames: rowLabels(labels) } : frame;
}

/**
 * The parts of such a table, unread; `null` when it is none. A list of one may come as its element (contracts 3.14). An index of
 * another length is none.
 */
export function splitParts(x: PlainRecord): {
  readonly names: readonly string[];
  readonly rows: readonly unknown[];
  readonly index: readonly unknown[] | null;
} | null {
  const columns = listOf(own(x, "columns"));
  const rows = [own(x, "data"), own(x, "rows")].find(Array.isArray);
  if (!columns || !rows) return null;
  const index = listOf(own(x, "index"));
  return {
    names: columns.map(columnName),
    rows,
    index: index?.length === rows.length ? index : null,
  };
}

/** A number would be a count. */
function listOf(x: unknown): readonly unknown[] | null {
  if (typeof x === "string") return [x];
  return Array.isArray(x) ? x : null;
}
