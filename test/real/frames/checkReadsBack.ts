import assert from "node:assert/strict";
import type { ColumnType, DataFrame } from "../../../src/protocol/payloads/dataFrame.ts";

/** What `fromJSON()` makes of the file. */
interface ReadsBack {
  readonly class?: string;
  readonly rows?: number;
  readonly names?: readonly string[];
  readonly row_names?: readonly string[] | null;
  readonly classes?: readonly string[];
  readonly lengths?: readonly number[];
  readonly dim?: readonly number[];
}

/** R reads dates back as texts; we find out what they are. */
const TYPES: Readonly<Record<string, readonly ColumnType[]>> = {
  numeric: ["number"],
  integer: ["number"],
  logical: ["boolean"],
  character: ["string", "date", "datetime"],
  POSIXct: ["datetime"],
  list: ["list"],
  "data.frame": ["object"],
};

/** Throws where jsonlite itself gets more out of the file than we do. */
export function checkReadsBack(readsBack: unknown, frame: DataFrame): void {
  const back = (readsBack ?? {}) as ReadsBack;
  const names = frame.columns.map(({ name }) => name);
  const byName = new Map(frame.columns.map((column) => [column.name, column]));
  if (back.class === "matrix")
    assert.deepEqual([frame.rowCount, names.length], back.dim, "size of the matrix");
  const theirs = (back.names ?? []).filter((name) => name !== "_row");
  if (back.class !== "data.frame" && !back.lengths) return;
  if (theirs.length > 0) assert.deepEqual([...names].sort(), [...theirs].sort(), "names read back");
  if (back.class !== "data.frame") return;
  assert.equal(frame.rowCount, back.rows);
  if (back.row_names) assert.ok(frame.rowNames, "row names read back");
  for (const [at, name] of theirs.entries()) {
    const type = byName.get(name)?.type ?? "empty";
    const wanted = TYPES[back.classes?.[at] ?? ""] ?? [];
    assert.ok(type === "empty" || wanted.includes(type), `${name} is ${type}, not ${wanted}`);
  }
}
