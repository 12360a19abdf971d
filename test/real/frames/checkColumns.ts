import assert from "node:assert/strict";
import type { ColumnType, DataColumn } from "../../../src/protocol/payloads/dataFrame.ts";
import { isMissing, tolerance } from "./checkCell.ts";
import type { ExpectedColumn } from "./expected.ts";
import type { Losses } from "./losses.ts";

/** What our types are for the fixtures' types. */
const TYPES: Readonly<Record<string, readonly ColumnType[]>> = {
  number: ["number"],
  integer64: ["number"],
  string: ["string"],
  boolean: ["boolean"],
  "mixed:bool": ["boolean"],
  date: ["date"],
  datetime: ["datetime"],
  duration: ["number", "string"],
  complex: ["string"],
  list: ["list", "object"],
  "mixed:list": ["list"],
  matrix: ["list"],
  "data.frame": ["object"],
};

/** Throws unless type, missing cells and the sums over all rows are the frame's. */
export function checkColumn(column: ExpectedColumn, actual: DataColumn, losses: Losses): void {
  const { values, type } = actual;
  const missing = values.filter(isMissing).length;
  const wanted = typesOf(column, values.length, losses);
  const isEmpty = missing === values.length;
  assert.ok((isEmpty && type === "empty") || wanted.includes(type), `type ${type}, not ${wanted}`);
  const readsText =
    losses.missingTextReadsNA || (losses.missingDurationReadsNaT && column.type === "duration");
  // Missing cells that read as text are looked at one by one, in the rows the fixture shows.
  if (readsText && type === "string") assert.equal(missing, 0, "missing cells");
  else if (losses.notFiniteIsMissing || losses.missingLeftOut)
    assert.ok(missing >= column.na, `${missing} missing cells, not ${column.na}`);
  else assert.equal(missing, column.na, "missing cells");
  if (column.sum !== undefined && type === "number") checkSums(column, values, losses);
}

function typesOf(column: ExpectedColumn, rows: number, losses: Losses): readonly ColumnType[] {
  const types = TYPES[column.type] ?? [];
  const isTime = column.type === "date" || column.type === "datetime";
  if (losses.factorCodes && column.levels) return ["number"];
  if (losses.missingTextReadsNA && column.na > 0 && isTime) return ["string"];
  if (losses.times && isTime) return [...types, "number"];
  return rows === column.na ? [...types, "empty"] : types;
}

function checkSums(column: ExpectedColumn, values: DataColumn["values"], losses: Losses): void {
  const numbers = values.filter((cell) => typeof cell === "number" && Number.isFinite(cell));
  let [min, max, sum] = [Infinity, -Infinity, 0];
  for (const number of numbers as number[]) {
    min = Math.min(min, number);
    max = Math.max(max, number);
    sum += number;
  }
  const near = (
    what: string,
    actual: number,
    expected: number | undefined,
    times: number,
  ): void => {
    if (expected === undefined || numbers.length === 0) return;
    const room = tolerance(expected, losses) * times;
    assert.ok(Math.abs(actual - expected) <= room, `${what} ${actual}, not ${expected}`);
  };
  near("min", min, column.min, 1);
  near("max", max, column.max, 1);
  near("sum", sum, column.sum, values.length + 10);
}
