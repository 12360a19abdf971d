import fc from "fast-check";
import { expect, test } from "vitest";
import { filterRows } from "../../../../src/cards/TableCard/compute/filterRows.ts";
import { groupDigits } from "../../../../src/cards/TableCard/groupDigits.ts";
import { cellText } from "../../../../src/protocol/payloads/cell.ts";
import { type Cell, packed, work } from "./work.ts";

async function filter(
  columns: readonly (readonly Cell[])[],
  query: string,
  { grouped = false, locale = "en" } = {},
) {
  const searched = await Promise.all(
    columns.map(async (cells) => ({ column: await packed(cells), grouped })),
  );
  const { rows, hits } = await filterRows(searched, columns[0]?.length ?? 0, query, locale, work);
  return { rows: [...rows], hits };
}

test("counts cells, lists rows once", async () => {
  const columns = [
    ["Berlin", "Bern", "Rome", undefined],
    ["BERN", "x", "berry", null],
  ];
  expect(await filter(columns, "ber")).toEqual({ rows: [0, 1, 2], hits: 4 });
  expect(await filter(columns, "bern")).toEqual({ rows: [0, 1], hits: 2 });
  expect(await filter(columns, "zz")).toEqual({ rows: [], hits: 0 });
  expect(await filter(columns, "")).toEqual({ rows: [0, 1, 2, 3], hits: 0 });
});

test("marks of missing cells are no text: NA and null are not found", async () => {
  expect(await filter([["NA", undefined, null, "null"]], "n")).toEqual({ rows: [0, 3], hits: 2 });
  expect(await filter([[1, undefined, null]], "n")).toEqual({ rows: [], hits: 0 });
});

test("numbers by the digits that are shown, grouped and not", async () => {
  const numbers = [12345, 1234.5, -12, 2 ** 60, Number.NaN, Number.NEGATIVE_INFINITY, 1e21];
  expect((await filter([numbers], "234")).rows).toEqual([0, 1]);
  expect((await filter([numbers], "1152921504606846976")).rows).toEqual([3]);
  expect((await filter([numbers], "nan")).rows).toEqual([4]);
  expect((await filter([numbers], "-INF")).rows).toEqual([5]);
  expect((await filter([numbers], "-")).rows).toEqual([2, 5]);
  expect((await filter([numbers], "E+")).rows).toEqual([6]);
  expect((await filter([numbers], "12,3")).rows).toEqual([]);
  expect((await filter([numbers], "12,3", { grouped: true })).rows).toEqual([0]);
  expect((await filter([numbers], "12 3", { grouped: true, locale: "de" })).rows).toEqual([0]);
  expect((await filter([[true, false, null]], "TR")).rows).toEqual([0]);
  expect((await filter([[true, false, null]], "e")).rows).toEqual([0, 1]);
});

test("finds what a plain search over the shown texts finds", async () => {
  const cell = fc.oneof(
    fc.constantFrom<Cell>("Ab", "ba", "", null, undefined, "12", "1,2"),
    fc.string({ maxLength: 4 }),
  );
  const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom<Cell>(null, undefined));
  const query = fc.oneof(
    fc.string({ minLength: 1, maxLength: 2 }),
    fc.constantFrom("a", "B", "1", "12", "1,2", ",", "-", "e", ".", "n", "inf", "0"),
  );
  const columns = fc.tuple(
    fc.array(cell, { minLength: 30, maxLength: 30 }),
    fc.array(number, { minLength: 30, maxLength: 30 }),
  );
  await fc.assert(
    fc.asyncProperty(columns, query, async ([texts, numbers], wanted) => {
      const fits = (value: Cell): boolean => {
        if (value === null || value === undefined) return false;
        const text = cellText(value);
        const shown = typeof value === "number" ? groupDigits(text, "en") : text;
        return [text, shown].some((one) => one.toLowerCase().includes(wanted.toLowerCase()));
      };
      const { rows, hits } = await filter([texts, numbers], wanted, { grouped: true });
      const expected = [...texts.keys()].filter((row) => fits(texts[row]) || fits(numbers[row]));
      expect(rows).toEqual(expected);
      expect(hits).toBe([...texts, ...numbers].filter(fits).length);
    }),
  );
});
