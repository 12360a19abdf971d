import assert from "node:assert/strict";
import { type Cell, cellText } from "../../../src/protocol/payloads/dataFrame.ts";
import type { ExpectedColumn, Spelling } from "./expected.ts";
import type { Losses } from "./losses.ts";

const DAY = 86_400_000;
const UNITS = { ms: 1, s: 1000 };
const NOT_FINITE = new Map([
  ["NaN", Number.NaN],
  ["Inf", Infinity],
  ["inf", Infinity],
  ["-Inf", -Infinity],
  ["-inf", -Infinity],
]);

export function isMissing(cell: Cell): cell is null | undefined {
  return cell === null || cell === undefined;
}

/** How far a number may be off that passed through the encoding. R itself prints 15 digits. */
export function tolerance(value: number, { decimals, significant }: Losses): number {
  const digits = Math.abs(value) * 10 ** (1 - Math.min(significant ?? 15, 15));
  return digits + (decimals === undefined ? 0 : 0.5000001 * 10 ** -decimals);
}

/** Throws unless `cell` is what the frame held, as far as the encoding carries it. */
export function checkCell(
  text: string | null,
  cell: Cell,
  column: ExpectedColumn,
  losses: Losses,
  spelling: Spelling,
): void {
  const isCode = losses.factorCodes && column.levels;
  if (text === null) checkMissing(cell, column, losses);
  else if (isCode) assert.equal(cell, isCode.indexOf(text) + 1, "number of the factor level");
  else (CHECKS[column.type] ?? checkNested)(text, cell, losses, spelling);
}

type Check = (text: string, cell: Cell, losses: Losses, spelling: Spelling) => void;

/** By the fixtures' types; the others are nested. */
const CHECKS: Readonly<Record<string, Check>> = {
  number: checkNumber,
  integer64: checkNumber,
  boolean: checkBoolean,
  "mixed:bool": checkBoolean,
  date: (text, cell, losses) => checkTime(text, cell, losses, DAY),
  datetime: (text, cell, losses) => checkTime(text, cell, losses, 1),
  duration: checkDuration,
  complex: checkComplex,
  string: (text, cell) => assert.equal(cellText(cell), text),
  list: checkNested,
};

function checkBoolean(text: string, cell: Cell): void {
  assert.equal(cell, /^true$/i.test(text));
}

function checkMissing(cell: Cell, { type }: ExpectedColumn, losses: Losses): void {
  if (isMissing(cell)) return;
  const isText = type !== "number" && type !== "boolean";
  if (losses.missingTextReadsNA && isText) assert.equal(cell, "NA");
  else if (losses.missingDurationReadsNaT && type === "duration") assert.equal(cell, "NaT");
  else assert.fail(`a missing cell reads ${JSON.stringify(cell)}`);
}

function checkNumber(text: string, cell: Cell, losses: Losses): void {
  const special = NOT_FINITE.get(text);
  if (special !== undefined) {
    const gone = losses.notFiniteIsMissing || losses.missingLeftOut;
    if (!(gone && isMissing(cell))) assert.equal(cell, special);
    return;
  }
  assert.equal(typeof cell, "number");
  const value = Number(text);
  if (/^-?\d+$/.test(text)) assert.equal(cellText(cell), BigInt(value).toString());
  else near(cell as number, value, losses);
}

function near(actual: number, expected: number, losses: Losses): void {
  const off = Math.abs(actual - expected);
  assert.ok(off <= tolerance(expected, losses), `${actual} is not ${expected}`);
}

/** Times without a zone are UTC in the fixtures. */
export function instant(text: string): number {
  const iso = text.replace(" ", "T");
  return Date.parse(/[T]/.test(iso) && !/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? `${iso}Z` : iso);
}

/** Dates are days as numbers in R, milliseconds in pandas. */
function checkTime(text: string, cell: Cell, { times }: Losses, day: number): void {
  const time = instant(text);
  if (typeof cell !== "number") assert.equal(instant(cellText(cell)), time, String(cell));
  else
    assert.ok(times && [time / UNITS[times], time / day].includes(cell), `${cell} is not ${text}`);
}

/** R prints a number of its unit, pandas an ISO duration; as a number it is milliseconds there. */
function checkDuration(text: string, cell: Cell, losses: Losses): void {
  const [, ...parts] = /^P(\d+)DT(\d+)H(\d+)M([\d.]+)S$/.exec(text) ?? [];
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map(Number);
  const ms = days * DAY + hours * 3_600_000 + minutes * 60_000 + seconds * 1000;
  if (parts.length === 0) checkNumber(text, cell, losses);
  else assert.equal(cell, typeof cell === "string" ? text : ms);
}

/** jsonlite writes complex numbers with four significant digits, whatever `digits` says. */
function checkComplex(text: string, cell: Cell): void {
  const parts = (x: string): number[] => [...x.matchAll(/[-+]?[\d.]+(?:e[-+]?\d+)?/g)].map(Number);
  const expected = parts(text);
  const actual = parts(cellText(cell));
  assert.equal(actual.length, expected.length);
  for (const [i, value] of expected.entries())
    assert.ok(Math.abs((actual[i] ?? Number.NaN) - value) <= 5e-4 * Math.max(1, Math.abs(value)));
}

function checkNested(text: string, cell: Cell, losses: Losses, spelling: Spelling): void {
  sameNested(spelling.nested(text), cell, losses);
}

/** A list of one may come as its element (`auto_unbox`), a nested frame by rows or by columns. */
function sameNested(expected: unknown, cell: unknown, losses: Losses): void {
  if (expected instanceof Uint8Array) {
    const base64 = Buffer.from(expected).toString("base64");
    assert.deepEqual(Array.isArray(cell) ? cell : [cell], [base64]);
  } else if (Array.isArray(expected)) {
    const items = Array.isArray(cell) ? cell : [cell];
    assert.equal(items.length, expected.length, "length of a nested list");
    for (const [i, item] of expected.entries()) sameNested(item, items[i], losses);
  } else if (isObject(expected)) {
    const columns = Array.isArray(cell) ? byColumns(cell) : withoutRowNames(cell);
    assert.deepEqual(Object.keys(columns), Object.keys(expected));
    for (const [key, value] of Object.entries(expected)) sameNested(value, columns[key], losses);
    // R prints a vector of one number as that number.
  } else if (typeof cell === "number") near(cell, Number(expected), losses);
  else assert.equal(cell, expected);
}

function isObject(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}

function byColumns(rows: readonly unknown[]): Record<string, unknown[]> {
  const columns: Record<string, unknown[]> = {};
  for (const row of rows)
    for (const [key, value] of Object.entries(withoutRowNames(row)))
      columns[key] = [...(columns[key] ?? []), value];
  return columns;
}

function withoutRowNames(x: unknown): Record<string, unknown> {
  assert.ok(isObject(x), "a nested frame reads as an object");
  const { _row, ...cells } = x;
  return cells;
}
