import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isInRanges,
  rangesText,
  readLineRanges,
} from "../../../../src/cards/Card/code/lineRanges.ts";

test.each([
  [12, "12"],
  ["12-15, 20", "12–15, 20"],
  ["L12-L15", "12–15"],
  [[12, 13, 20], "12–13, 20"],
  [[[12, 15], "20"], "12–15, 20"],
  [
    [
      { from: 12, to: 15 },
      { start: [3], end: [4] },
    ],
    "3–4, 12–15",
  ],
  [{ from: 7 }, "7"],
  [["15-12", "14-16"], "12–16"],
  [["12"], "12"],
  [[[[12], [15]]], "12–15"],
])("%j highlights %s", (x, expected) => {
  expect(rangesText(readLineRanges(x), 1e9)).toBe(expected);
});

test.each([
  [null],
  [undefined],
  [""],
  ["x"],
  [0],
  [-1],
  [1.5],
  [Number.NaN],
  [{}],
  [[]],
  ["1-2-3"],
  [{ from: {} }],
  [[["__proto__"]]],
])("%j highlights nothing", (x) => {
  expect(readLineRanges(x)).toEqual([]);
});

test("any value gives ranges in order that do not touch, and a line is in them when one says so (R16)", () => {
  const range = fc.tuple(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 }));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 20 }), (pairs) => {
      const ranges = readLineRanges(pairs);
      const wanted = pairs.filter(([a, b]) => a > 0 && b > 0);
      for (let line = 1; line <= 45; line++) {
        const expected = wanted.some(([a, b]) => line >= Math.min(a, b) && line <= Math.max(a, b));
        expect(isInRanges(ranges, line)).toBe(expected);
      }
      for (const [at, { from }] of ranges.entries())
        expect(from).toBeGreaterThan((ranges[at - 1]?.to ?? -1) + 1);
    }),
  );
  fc.assert(fc.property(fc.anything(), (x) => void readLineRanges(x)));
});

test("a million ranges are not read", () => {
  expect(readLineRanges(Array.from({ length: 1_000_000 }, (_, i) => i * 3 + 1)).length).toBe(1000);
});
