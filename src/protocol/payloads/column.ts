import { own } from "../safety/record.ts";
import type { Cell } from "./cell.ts";

/**
 * What the cells of a column are. `list` when any cell is an array, `object` when any is an object,
 * `string` for text and for mixtures of scalars, `empty` when every cell is missing.
 */
export type ColumnType =
  | "number"
  | "string"
  | "boolean"
  | "date"
  | "datetime"
  | "list"
  | "object"
  | "empty";

/** One column. Names may repeat, and are `""` where the encoding carries none. */
export interface DataColumn {
  readonly name: string;
  readonly type: ColumnType;
  readonly values: readonly Cell[];
}

const NUMBER = 1;
const BOOLEAN = 2;
const DATE = 4;
const DATETIME = 8;
const TEXT = 16;
const LIST = 32;
const OBJECT = 64;
const STAMP = 128;
const NA = 256;
const NOT_FINITE = 512;

const TYPES = new Map<number, ColumnType>([
  [0, "empty"],
  [NUMBER, "number"],
  [BOOLEAN, "boolean"],
  [DATE, "date"],
  [DATETIME, "datetime"],
  [DATE | DATETIME, "datetime"],
]);

/** jsonlite's text for what JSON numbers cannot say (contracts 3.10). */
const NOT_FINITE_NUMBERS = new Map([
  ["NaN", Number.NaN],
  ["Inf", Number.POSITIVE_INFINITY],
  ["-Inf", Number.NEGATIVE_INFINITY],
]);

const DATE_OR_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])([T ][0-2]\d:[0-5]\d(?::[0-6]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?)?$/;

/**
 * Finds a column's type in one pass and turns the few spellings that need it (`"NA"` and `"NaN"` among
 * numbers, `{"$date": ms}`) into cells. Otherwise the array itself becomes the column's values.
 */
export function readColumn(name: string, cells: readonly unknown[]): DataColumn {
  let seen = 0;
  for (const cell of cells) seen |= kindOf(cell, seen);
  const { type, convert } = columnType(seen);
  return { name, type, values: convert ? cells.map(convert) : (cells as readonly Cell[]) };
}

/** What the kinds of all cells, or-ed together, make of a column, and how its cells are read; `null`: as they are. */
export function columnType(seen: number): {
  readonly type: ColumnType;
  readonly convert: ((cell: unknown) => Cell) | null;
} {
  const special = seen & (NA | NOT_FINITE);
  const plain = seen & ~special;
  if (special !== 0 && plain === NUMBER) return { type: "number", convert: numberCell };
  // Rule 3.10 says numbers; na="string" writes "NA" among logicals too, where it is no text either.
  if (special === NA && plain === BOOLEAN) return { type: "boolean", convert: numberCell };
  if (seen === STAMP) return { type: "datetime", convert: stampCell };
  const type =
    plain & LIST
      ? "list"
      : plain & (OBJECT | STAMP)
        ? "object"
        : (special === 0 && TYPES.get(plain)) || "string";
  return { type, convert: null };
}

/** The bit of a cell's kind. @param seen the kinds of the cells before it, or-ed together. */
export function kindOf(cell: unknown, seen: number): number {
  switch (typeof cell) {
    case "number":
      return NUMBER;
    case "string":
      // Once a column holds text, no other text can change its type.
      return seen & TEXT ? TEXT : textKind(cell);
    case "boolean":
      return BOOLEAN;
    case "undefined":
      return 0;
    case "object":
      if (cell === null) return 0;
      if (Array.isArray(cell)) return LIST;
      return stampOf(cell) === undefined ? OBJECT : STAMP;
    default:
      return TEXT;
  }
}

function textKind(text: string): number {
  if (text === "NA") return NA;
  if (text.length < 5) return NOT_FINITE_NUMBERS.has(text) ? NOT_FINITE : TEXT;
  if (text.length > 40 || text[4] !== "-") return TEXT;
  const match = DATE_OR_TIME.exec(text);
  return match ? (match[1] ? DATETIME : DATE) : TEXT;
}

function numberCell(cell: unknown): Cell {
  if (cell === "NA") return undefined;
  return (typeof cell === "string" ? NOT_FINITE_NUMBERS.get(cell) : cell) as Cell;
}

/** Epoch milliseconds of a `{"$date": ms}` object, the `mongo` spelling of times (contracts 3.12). */
function stampOf(cell: unknown): number | undefined {
  const ms = own(cell, "$date");
  return typeof ms === "number" && Number.isFinite(ms) && Math.abs(ms) <= 8.64e15 ? ms : undefined;
}

function stampCell(cell: unknown): Cell {
  const ms = stampOf(cell);
  return ms === undefined ? (cell as Cell) : new Date(ms).toISOString().replace(".000Z", "Z");
}
