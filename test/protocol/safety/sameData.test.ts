import fc from "fast-check";
import { expect, test } from "vitest";
import { sameData } from "../../../src/protocol/safety/sameData.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";

const same = (a: unknown, b: unknown) => sameData(snapshot(a), snapshot(b));

test("equal data is the same in any key order; anything else is not", () => {
  expect(same({ a: [1, { b: null }], c: Number.NaN }, { c: Number.NaN, a: [1, { b: null }] })).toBe(
    true,
  );
  expect(same({ a: undefined }, {})).toBe(false);
  expect(same({ a: 1 }, { b: 1 })).toBe(false);
  expect(same([], {})).toBe(false);
  expect(same([1], [1, 2])).toBe(false);
  expect(same(null, {})).toBe(false);
  expect(same("1", 1)).toBe(false);
  expect(same(JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}'))).toBe(false);
});

test("bytes are compared by content, and are no list", () => {
  expect(same(new Uint8Array([1, 2]), new Uint8Array([1, 2]))).toBe(true);
  expect(same(new Uint8Array([1, 2]), new Uint8Array([1, 3]))).toBe(false);
  expect(same(new Uint8Array([1, 2]), [1, 2])).toBe(false);
});

test("agrees with comparing sorted JSON", () => {
  const sorted = (x: unknown): unknown => {
    if (Array.isArray(x)) return x.map(sorted);
    if (typeof x !== "object" || x === null) return x;
    const entries = Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1));
    return { entries: entries.map(([key, value]) => [key, sorted(value)]) };
  };
  const small = fc.jsonValue({ maxDepth: 2, stringUnit: fc.constantFrom("a", "b") });
  fc.assert(
    fc.property(small, small, (a, b) => {
      const [left, right] = [a, b].map((x) => JSON.parse(JSON.stringify(x)) as unknown);
      expect(same(left, structuredClone(left))).toBe(true);
      expect(same(left, right)).toBe(
        JSON.stringify(sorted(left)) === JSON.stringify(sorted(right)),
      );
    }),
    { numRuns: 500 },
  );
});
