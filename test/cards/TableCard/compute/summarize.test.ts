import fc from "fast-check";
import { expect, test } from "vitest";
import { histogram } from "../../../../src/cards/TableCard/compute/histogram.ts";
import { summarize } from "../../../../src/cards/TableCard/compute/summarize.ts";
import { type Cell, type ColumnType, packed, work } from "./work.ts";

const sumUp = async (cells: readonly Cell[], type: ColumnType) =>
  summarize(await packed(cells), type, work);

test("numbers: missing, NaN and infinities apart; mean and median of the finite ones", async () => {
  const cells = [3, 1, undefined, null, 2, 2, Number.NaN, Number.POSITIVE_INFINITY];
  expect(await sumUp(cells, "number")).toEqual({
    rows: 8,
    na: 1,
    nulls: 1,
    empty: 0,
    distinct: { count: 5, isExact: true },
    numbers: { nan: 1, infinite: 1, min: 1, max: 3, mean: 2, median: 2 },
    times: null,
    top: [],
    bins: [
      { from: 1, to: 2, count: 1 },
      { from: 2, to: 3, count: 2 },
      { from: 3, to: 4, count: 1 },
    ],
  });
});

test("the mean neither drowns in rounding nor in size", async () => {
  expect((await sumUp([1e16, 1, -1e16, 1], "number")).numbers?.mean).toBe(0.5);
  expect((await sumUp([1.7e308, 1.7e308], "number")).numbers?.mean).toBe(1.7e308);
  expect((await sumUp([1.7e308, 1.7e308], "number")).numbers?.median).toBe(1.7e308);
  expect((await sumUp(Array(10).fill(0.1), "number")).numbers?.mean).toBe(0.1);
});

test("no number at all", async () => {
  expect((await sumUp([Number.NaN, undefined], "number")).numbers).toEqual({
    nan: 1,
    infinite: 0,
    min: null,
    max: null,
    mean: null,
    median: null,
  });
  expect(await sumUp([undefined, undefined], "empty")).toMatchObject({ na: 2, bins: [] });
});

test("texts: the most frequent first, empty ones counted apart from missing ones", async () => {
  const cells = ["b", "a", "b", "", undefined, null, "b", "a"];
  expect(await sumUp(cells, "string")).toMatchObject({
    rows: 8,
    na: 1,
    nulls: 1,
    empty: 1,
    distinct: { count: 3, isExact: true },
    top: [
      { text: "b", count: 3 },
      { text: "a", count: 2 },
      { text: "", count: 1 },
    ],
  });
});

test("more different texts than are counted: at least", async () => {
  const cells = Array.from({ length: 100_200 }, (_, row) =>
    row % 1000 === 0 ? "often" : `t${row}`,
  );
  const { distinct, top } = await sumUp(cells, "string");
  expect(distinct).toEqual({ count: 100_000, isExact: false });
  expect(top[0]).toEqual({ text: "often", count: 101 });
});

test("booleans and dates", async () => {
  expect((await sumUp([true, true, false, null], "boolean")).top).toEqual([
    { text: "true", count: 2 },
    { text: "false", count: 1 },
  ]);
  const dates = await sumUp(["2024-03-01", "2023-01-01", "not one", "2024-02-29"], "date");
  expect(dates.times).toEqual({ min: "2023-01-01", max: "2024-03-01" });
  expect(dates.bins.reduce((sum, { count }) => sum + count, 0)).toBe(3);
});

test("number texts are summed up as numbers", async () => {
  expect((await sumUp(["12.50", "7.50", undefined], "number")).numbers).toMatchObject({
    min: 7.5,
    max: 12.5,
    mean: 10,
  });
});

test("a histogram holds every number once, in bars that touch", () => {
  const number = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.integer({ min: 0, max: 12 }),
  );
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 200 }), (numbers) => {
      const sorted = Float64Array.from(numbers).sort();
      const bins = histogram(sorted.length, (place) => sorted[place] as number);
      expect(bins.length).toBeLessThanOrEqual(20);
      expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(numbers.length);
      for (const [at, { from, to, count }] of bins.entries()) {
        const isLast = at === bins.length - 1;
        const inside = sorted.filter(
          (value) => value >= from && (isLast ? value <= to : value < to),
        );
        expect(count).toBe(inside.length);
        if (at > 0) expect(from).toBe(bins[at - 1]?.to);
      }
    }),
  );
});
