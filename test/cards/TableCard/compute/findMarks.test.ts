import fc from "fast-check";
import { expect, test } from "vitest";
import { findMarks } from "../../../../src/cards/TableCard/compute/findMarks.ts";
import { fold } from "../../../../src/cards/TableCard/compute/fold.ts";

const marked = (text: string, query: string, grouped = false): readonly string[] =>
  findMarks(text, query, grouped).map(({ start, end }) => text.slice(start, end));

test.each([
  ["Straße", "STRASS", ["Straß"]],
  ["STRASSE", "straße", ["STRASSE"]],
  ["ẞ", "ß", ["ẞ"]],
  ["İstanbul İ", "i", ["İ", "İ"]],
  ["İİx", "X", ["x"]],
  ["ΟΔΟΣ οδος", "οδοσ", ["ΟΔΟΣ", "οδος"]],
  ["ﬁne", "FI", ["ﬁ"]],
  ["aAaA", "aa", ["aA", "aA"]],
  ["😀ÄB😀", "äb", ["ÄB"]],
  ["plain", "", []],
  ["", "x", []],
  ["a b", "a B", ["a b"]],
])("%s holds %s", (text, query, expected) => {
  expect(marked(text, query)).toEqual(expected);
});

test("a grouped number is found as it is shown and as it was sent", () => {
  expect(marked("1,234,567.5", "1,234", true)).toEqual(["1,234"]);
  expect(marked("1,234,567.5", "2345", true)).toEqual(["234,5"]);
  expect(marked("1,234,567.5", "2345")).toEqual([]);
  expect(marked("12\u202f345", "12 3", true)).toEqual(["12\u202f3"]);
  expect(marked("12\u202f345", "1234", true)).toEqual(["12\u202f34"]);
});

test("at most a hundred, in order, never overlapping, never inside a character", () => {
  expect(findMarks("a".repeat(10_000), "a")).toHaveLength(100);
  const unit = fc.constantFrom("a", "A", "ß", "s", "İ", "i", "😀", "ﬁ", "f", "Σ", "ς", " ");
  const text = fc.array(unit, { maxLength: 20 }).map((units) => units.join(""));
  fc.assert(
    fc.property(text, fc.array(unit, { minLength: 1, maxLength: 3 }), (where, units) => {
      const query = units.join("");
      let last = 0;
      for (const { start, end } of findMarks(where, query)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(where.slice(start, end)).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
        last = end;
      }
      // The filter and the marks agree on which cells have a hit.
      expect(findMarks(where, query).length > 0).toBe(fold(where).includes(fold(query)));
    }),
  );
});

test("folding parts and folding the whole give the same text", () => {
  const any = fc.string({ unit: "binary", maxLength: 20 });
  fc.assert(
    fc.property(any, (text) => {
      expect([...text].map(fold).join("")).toBe(fold(text));
      expect(fold(fold(text))).toBe(fold(text));
    }),
    { numRuns: 2_000 },
  );
});
