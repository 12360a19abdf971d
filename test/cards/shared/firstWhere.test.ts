import fc from "fast-check";
import { expect, it } from "vitest";
import { firstWhere, lastAtMost } from "../../../src/cards/shared/firstWhere.ts";

const sorted = fc
  .array(fc.integer({ min: -50, max: 50 }), { maxLength: 200 })
  .map((list) => list.toSorted((a, b) => a - b));

it("finds the first place for which a test holds, and the end when there is none", () => {
  fc.assert(
    fc.property(sorted, fc.integer({ min: -60, max: 60 }), (list, value) => {
      const found = list.findIndex((one) => one >= value);
      expect(firstWhere(list.length, (at) => (list[at] ?? 0) >= value)).toBe(
        found < 0 ? list.length : found,
      );
    }),
  );
});

it("finds the last thing that starts at a place or before it, else the first", () => {
  fc.assert(
    fc.property(sorted, fc.integer({ min: -60, max: 60 }), (list, value) => {
      const found = list.findLastIndex((one) => one <= value);
      expect(lastAtMost(list.length, (n) => list[n] ?? 0, value)).toBe(Math.max(0, found));
    }),
  );
  expect(lastAtMost(5, (n) => n, Number.NaN)).toBe(0);
});

it("looks at no more places than there are halves", () => {
  let looks = 0;
  firstWhere(1_000_000, (at) => {
    looks++;
    return at >= 765_432;
  });
  expect(looks).toBeLessThanOrEqual(20);
});
