import fc from "fast-check";

/** A column of a made-up frame. `null` is a missing cell. */
export interface MadeColumn {
  readonly name: string;
  readonly type: "number" | "string" | "boolean" | "date" | "datetime" | "list";
  readonly cells: readonly unknown[];
}

export interface MadeFrame {
  readonly rows: number;
  readonly columns: readonly MadeColumn[];
}

/** Names that mean something in one of the encodings would make a frame that no reader could tell. */
const RESERVED = new Set(["_row", "columns", "data", "rows", "schema", "index", "df"]);

const names = fc
  .oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("__proto__", "constructor", "a.1", "", "姓名", "NA", "toString"),
  )
  .filter((name) => !RESERVED.has(name) && !/^\d+$/.test(name));

const CELLS = {
  number: fc.double({ noDefaultInfinity: true, noNaN: true }).map((n) => (n === 0 ? 0 : n)),
  string: fc.oneof(
    fc.string().map((text) => `t${text}`),
    fc.constant(""),
  ),
  boolean: fc.boolean(),
  date: fc
    .date({ min: new Date(0), noInvalidDate: true, max: new Date(4e12) })
    .map((d) => d.toISOString().slice(0, 10)),
  datetime: fc
    .date({ min: new Date(0), noInvalidDate: true, max: new Date(4e12) })
    .map((d) => d.toISOString()),
  list: fc.array(fc.oneof(fc.string(), fc.integer()), { minLength: 2, maxLength: 3 }),
};

const columnOf = (rows: number): fc.Arbitrary<MadeColumn> =>
  fc.constantFrom(...(Object.keys(CELLS) as MadeColumn["type"][])).chain((type) =>
    fc.record({
      name: names,
      type: fc.constant(type),
      cells: fc.array(fc.option(CELLS[type] as fc.Arbitrary<unknown>, { freq: 5 }), {
        minLength: rows,
        maxLength: rows,
      }),
    }),
  );

/** Frames with unique names and cells of one type a column, some of them missing. */
export const frames = (least: { rows: number; columns: number }): fc.Arbitrary<MadeFrame> =>
  fc.integer({ min: least.rows, max: 6 }).chain((rows) =>
    fc
      .uniqueArray(columnOf(rows), {
        minLength: least.columns,
        maxLength: 5,
        selector: ({ name }) => name,
      })
      .map((columns) => ({ rows, columns })),
  );

const numbers = (frame: MadeFrame): number[] => Array.from({ length: frame.rows }, (_, row) => row);

const rowsOf = (
  frame: MadeFrame,
  cell: (value: unknown, column: MadeColumn) => unknown,
): unknown[] =>
  numbers(frame).map((row) =>
    Object.fromEntries(
      frame.columns.flatMap((column) => {
        const value = cell(column.cells[row], column);
        return value === undefined ? [] : [[column.name, value]];
      }),
    ),
  );

const asIs = (value: unknown): unknown => value;
const leftOut = (value: unknown): unknown => value ?? undefined;
const valuesOf = (frame: MadeFrame): unknown[] =>
  numbers(frame).map((row) => frame.columns.map(({ cells }) => cells[row]));
const namesOf = (frame: MadeFrame): string[] => frame.columns.map(({ name }) => name);

/** Our own encoders, by name. Each gives what JSON.parse would. */
export const ENCODERS: Readonly<Record<string, (frame: MadeFrame) => unknown>> = {
  rows: (frame) => rowsOf(frame, leftOut),
  "rows with null": (frame) => rowsOf(frame, asIs),
  "rows with NA": (frame) =>
    rowsOf(frame, (value, { type }) => value ?? (type === "number" ? "NA" : null)),
  "boxed records": (frame) => rowsOf(frame, (value) => (value === null ? {} : [value])),
  columns: (frame) =>
    Object.fromEntries(
      frame.columns.map(({ name, type, cells }) => [
        name,
        cells.map((value) => value ?? (type === "number" ? "NA" : null)),
      ]),
    ),
  "columns with null": (frame) =>
    Object.fromEntries(frame.columns.map(({ name, cells }) => [name, cells])),
  values: valuesOf,
  "columns and rows": (frame) => ({ columns: namesOf(frame), rows: valuesOf(frame) }),
  split: (frame) => ({ columns: namesOf(frame), index: numbers(frame), data: valuesOf(frame) }),
  table: (frame) => ({
    schema: {
      fields: [{ name: "index", type: "integer" }, ...namesOf(frame).map((name) => ({ name }))],
      primaryKey: ["index"],
    },
    data: rowsOf(frame, asIs).map((row, index) => ({ index, ...(row as object) })),
  }),
  index: (frame) => Object.fromEntries(rowsOf(frame, asIs).entries()),
  "columns by index": (frame) =>
    Object.fromEntries(
      frame.columns.map(({ name, cells }) => [name, Object.fromEntries(cells.entries())]),
    ),
};
