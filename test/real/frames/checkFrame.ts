import assert from "node:assert/strict";
import { type DataFrame, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { checkCell, instant } from "./checkCell.ts";
import { checkColumn } from "./checkColumns.ts";
import type { ExpectedColumn, ExpectedFrame, Spelling } from "./expected.ts";
import type { Losses } from "./losses.ts";
import { tupleText } from "./tupleText.ts";

/** The keys of a frame in JSON, in the order in which they first appear. */
export function keysOf(df: unknown): readonly string[] {
  const rows = Array.isArray(df) ? df : [df];
  return [...new Set(rows.flatMap((row: unknown) => Object.keys(row ?? {})))];
}

/** Throws unless `frame` is the expected one, as far as its encoding carries it. */
export function checkFrame(
  expected: ExpectedFrame,
  frame: DataFrame,
  losses: Losses,
  spelling: Spelling,
  keys?: readonly string[],
): void {
  const names = spelling.names(expected.columns, losses);
  const read = losses.axesUnnamed ? upright(frame, names) : frame;
  const rowsGone = losses.noColumnsNoRows && names.length === 0;
  assert.equal(read.rowCount, rowsGone ? 0 : expected.rows, "rows");
  const sent = expected.columns.flatMap((column, at) =>
    isSent(column, expected.rows, losses) ? [{ column, at, name: names[at] ?? "" }] : [],
  );
  const places = placesOf(sent, read, losses, { keys, hasRowNames: expected.row_names != null });
  for (const [i, { name, at, column }] of sent.entries()) {
    const actual = read.columns[places[i] ?? -1];
    assert.ok(actual, `column ${name} is not there`);
    about(`column ${name}`, () => checkColumn(column, actual, losses));
    for (const [k, row] of expected.cells_at_rows_0based.entries()) {
      const cell = actual.values[placeOfRow(expected, k, read, losses)];
      const text = expected.cells[k]?.[at] ?? null;
      about(`column ${name}, row ${row}`, () => checkCell(text, cell, column, losses, spelling));
    }
  }
  about("row names", () => checkRowNames(expected, read, losses));
}

function about(where: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw new Error(`${where}: ${(error as Error).message}`);
  }
}

function isSent(column: ExpectedColumn, rows: number, losses: Losses): boolean {
  if (rows === 0) return !losses.noRowsNoColumns;
  return !(losses.missingLeftOut && column.na === rows);
}

interface SentColumn {
  readonly name: string;
  readonly column: ExpectedColumn;
}

/** Where each column stands in `read`: all of them, no others, in the order JSON leaves them. */
function placesOf(
  sent: readonly SentColumn[],
  read: DataFrame,
  losses: Losses,
  { keys, hasRowNames }: { keys: readonly string[] | undefined; hasRowNames: boolean },
): readonly number[] {
  const actual = read.columns.map(({ name }) => name);
  const names = sent.map(({ name }) => name);
  if (losses.columnNames === "none") {
    const more = losses.rowNames === "last-column" && hasRowNames && names.length > 0 ? 1 : 0;
    assert.deepEqual(actual, Array(names.length + more).fill(""), "columns without names");
    return names.map((_, at) => at);
  }
  const inOrder = losses.columnNames === "keys" ? keyOrder : (list: readonly string[]) => list;
  // Where missing cells are left out a column stands where it first has one: the keys tell.
  const sentKeys = losses.missingLeftOut ? keys?.filter((key) => key !== "_row") : undefined;
  assert.deepEqual(actual, inOrder(sentKeys ?? names), "column names in order");
  assert.deepEqual([...actual].sort(), [...names].sort(), "column names");
  return inOrder(names) === names || new Set(names).size === names.length
    ? names.map((name) => actual.indexOf(name))
    : names.map((_, at) => at);
}

/** As keys of an object come: array indexes first, ascending. */
function keyOrder(names: readonly string[]): readonly string[] {
  return Object.keys(Object.fromEntries(names.map((name) => [name, 0])));
}

function isArrayIndex(text: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(text) && Number(text) < 2 ** 32 - 1;
}

/** Where the axes cannot be told apart, the exact transpose of the frame is as right as the frame. */
function upright(frame: DataFrame, names: readonly string[]): DataFrame {
  const labels = frame.rowNames ?? Array.from({ length: frame.rowCount }, (_, row) => String(row));
  const isTurned = names.length > 0 && names.every(isArrayIndex) && same(labels, keyOrder(names));
  if (!isTurned) return frame;
  const turned = readDataFrame({
    columns: labels,
    index: frame.columns.map(({ name }) => name),
    data: frame.columns.map(({ values }) => values),
  });
  assert.ok(turned);
  return turned;
}

function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}

type Label = string | readonly unknown[];

/** Of the k-th row that has cells in the fixture. */
function placeOfRow(expected: ExpectedFrame, k: number, read: DataFrame, losses: Losses): number {
  const row = expected.cells_at_rows_0based[k] ?? -1;
  const label = expected.index?.at_rows[k];
  if (!losses.rowsAreKeys || typeof label !== "string" || !isArrayIndex(label)) return row;
  return read.rowNames ? read.rowNames.indexOf(label) : Number(label);
}

function checkRowNames(expected: ExpectedFrame, read: DataFrame, losses: Losses): void {
  const { row_names, index, cells_at_rows_0based, rows } = expected;
  const labels: readonly Label[] | null =
    row_names ?? (index && !index.default ? index.at_rows : null);
  if (losses.rowNames === "last-column" && row_names) {
    const last = read.columns.at(-1)?.values ?? [];
    assert.deepEqual(
      cells_at_rows_0based.map((row) => last[row]),
      row_names,
    );
  }
  if (!labels || losses.rowNames || rows === 0) assert.equal(read.rowNames, null);
  else
    for (const [k, label] of labels.entries()) {
      const actual = read.rowNames?.[placeOfRow(expected, k, read, losses)] ?? "";
      assert.ok(sameLabel(label, actual, losses), `${actual} is not ${label}`);
    }
}

function sameLabel(label: Label, actual: string, losses: Losses): boolean {
  if (typeof label !== "string") return actual === tupleText(label, losses);
  if (label === actual || !/^\d{4}-\d\d-\d\dT/.test(label)) return label === actual;
  return (losses.times && Number(actual) === instant(label)) || instant(actual) === instant(label);
}
