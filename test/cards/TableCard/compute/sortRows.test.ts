import fc from "fast-check";
import { expect, test } from "vitest";
import { sortRows } from "../../../../src/cards/TableCard/compute/sortRows.ts";
import { type Cell, type ColumnType, packed, work } from "./work.ts";

async function order(
  cells: readonly Cell[],
  type: ColumnType,
  descending = false,
  locale = "en",
): Promise<readonly Cell[]> {
  const rows = await sortRows(await packed(cells), { type, descending, locale }, work);
  return [...rows].map((row) => cells[row]);
}

async function rowsOf(cells: readonly Cell[], type: ColumnType, descending: boolean) {
  return [...(await sortRows(await packed(cells), { type, descending, locale: "en" }, work))];
}

/** What the engine must do, said with the native sort. */
function reference(
  cells: readonly Cell[],
  compare: (a: never, b: never) => number,
  descending: boolean,
): number[] {
  const classOf = (cell: Cell): number =>
    cell === null || cell === undefined ? 2 : Number.isNaN(cell) ? 1 : 0;
  const sign = descending ? -1 : 1;
  return [...cells.keys()].sort((a, b) => {
    const classes = classOf(cells[a]) - classOf(cells[b]);
    if (classes !== 0 || classOf(cells[a]) > 0) return classes;
    return sign * compare(cells[a] as never, cells[b] as never);
  });
}

const missing = fc.constantFrom(null, undefined);

test("numbers: the native stable order, NaN after numbers and missing rows last, both ways", async () => {
  const number = fc.oneof(
    fc.double(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom(0, -0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN),
    fc.integer({ min: 0, max: 2 ** 31 }),
  );
  const cells = fc.array(fc.oneof({ weight: 6, arbitrary: number }, missing), { maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(cells, fc.boolean(), async (values, descending) => {
      const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
      const expected = reference(values, compare, descending);
      expect(await rowsOf(values, "number", descending)).toEqual(expected);
    }),
  );
});

test("texts: the locale's order with digits by value, stable, the same with many and with few different ones", async () => {
  const compare = new Intl.Collator("en", { numeric: true }).compare;
  const many = fc.string({ maxLength: 6 });
  const few = fc.constantFrom("", "b", "B", "a10", "a2", "A2", "é", "e", "f", "01", "1");
  for (const text of [many, few]) {
    const cells = fc.array(fc.oneof({ weight: 6, arbitrary: text }, missing), { maxLength: 400 });
    await fc.assert(
      fc.asyncProperty(cells, fc.boolean(), async (values, descending) => {
        const expected = reference(values, compare, descending);
        expect(await rowsOf(values, "string", descending)).toEqual(expected);
      }),
    );
  }
});

test("a text column sorts as people of the locale expect; empty text is a text", async () => {
  expect(await order(["Zebra", "ärger", "b", "", undefined, "a"], "string", false, "de")).toEqual([
    "",
    "a",
    "ärger",
    "b",
    "Zebra",
    undefined,
  ]);
  expect(await order(["ö", "z"], "string", false, "sv")).toEqual(["z", "ö"]);
  expect(await order(["row 10", "row 9"], "string", false, "not a locale!")).toEqual([
    "row 9",
    "row 10",
  ]);
});

test("times go by their moment, to the nanosecond, zones read and never invented", async () => {
  const cells = [
    "2024-03-01T10:00:00+02:00",
    "2024-03-01T09:00:00Z",
    "2024-03-01 08:30",
    null,
    "2024-02-29",
    "2024-03-01T09:00:00.000000002Z",
    "2024-03-01T09:00:00.000000001Z",
  ];
  const ascending = ["2024-02-29", cells[0], cells[2], cells[1], cells[6], cells[5], null];
  expect(await order(cells, "datetime")).toEqual(ascending);
  expect(await order(cells, "datetime", true)).toEqual([...ascending.slice(0, -1).reverse(), null]);
});

test("what is no date stands after the dates, by its text, in both directions", async () => {
  const cells = ["2024-02-31", "soon", "1999-12-31", "2024-01-01"];
  expect(await order(cells, "date")).toEqual(["1999-12-31", "2024-01-01", "2024-02-31", "soon"]);
  expect(await order(cells, "date", true)).toEqual([
    "2024-01-01",
    "1999-12-31",
    "soon",
    "2024-02-31",
  ]);
});

test("booleans, lists, records and mixtures", async () => {
  expect(await order([true, null, false, true], "boolean")).toEqual([false, true, true, null]);
  expect(await order([[10, 1], [2], [2, 1]], "list")).toEqual([[2], [2, 1], [10, 1]]);
  expect(await order(["b", 10, 9, true], "string")).toEqual([9, 10, "b", true]);
});

test("a column of number texts goes by value, digits beyond a number's by their number", async () => {
  expect(await order(["12.50", "-3", "7.00", undefined, "100"], "number")).toEqual([
    "-3",
    "7.00",
    "12.50",
    "100",
    undefined,
  ]);
});

test("no rows", async () => {
  expect(await order([], "number")).toEqual([]);
  expect(await order([], "string")).toEqual([]);
});

test("a cancelled sort stops at its next rest, whatever it sorts", async () => {
  for (const [cells, type] of [
    [Array.from({ length: 50_000 }, (_, i) => i), "number"],
    [Array.from({ length: 50_000 }, (_, i) => `${i * 7}`), "string"],
    [Array.from({ length: 50_000 }, (_, i) => `${i % 9}`), "string"],
  ] as const) {
    const column = await packed(cells);
    let rests = 0;
    const rest = async (): Promise<void> => {
      rests += 1;
      if (rests === 30) throw new Error("cancelled");
    };
    const sorting = sortRows(
      column,
      { type, descending: false, locale: "en" },
      { ...work, pause: rest },
    );
    await expect(sorting).rejects.toThrow("cancelled");
    expect(rests).toBe(30);
  }
});
