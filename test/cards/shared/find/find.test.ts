import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textFindSource } from "../../../../src/cards/Card/longText/textFindSource.ts";
import { textIndex } from "../../../../src/cards/Card/longText/textIndex.ts";
import { findPattern } from "../../../../src/cards/shared/find/findPattern.ts";
import { hitTable, MAX_HITS, marksIn } from "../../../../src/cards/shared/find/hitTable.ts";

describe("what is looked for", () => {
  test("is found as it is, whatever its case, and nothing else is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (query) => {
        const pattern = findPattern(query) as RegExp;
        const found = [...`..${query}..`.matchAll(pattern)];
        expect(found.map((one) => one[0])).toContain(query);
        expect("".match(pattern)).toBeNull();
      }),
      { numRuns: 1000 },
    );
    expect("a.b A.B axb".match(findPattern("a.B") as RegExp)).toEqual(["a.b", "A.B"]);
    expect("STRASSE Straße".match(findPattern("straße") as RegExp)).toEqual(["Straße"]);
    expect(findPattern("")).toBeNull();
  });
});

describe("hits", () => {
  test("are found by row, marked in order, and counted up to a bound", () => {
    const hits = hitTable();
    for (const row of [2, 2, 5]) hits.add(row, row * 10, 3);
    expect([0, 2, 3, 5, 6].map((row) => hits.firstFrom(row))).toEqual([0, 0, 2, 2, 3]);
    expect(marksIn(hits, 2, 1)).toEqual([
      { start: 20, end: 23, current: false },
      { start: 20, end: 23, current: true },
    ]);
    for (let i = hits.count; i < MAX_HITS; i++) expect(hits.add(9, 0, 1)).toBe(true);
    expect(hits.add(9, 0, 1)).toBe(false);
    expect(hits).toMatchObject({ count: MAX_HITS, full: true });
  });

  test("of a text that is still being read come in its order, and none is lost", () => {
    const text = `${"x needle\n".repeat(5000)}${"w".repeat(3990)}needle`;
    const index = textIndex(text);
    index.advance(100);
    const rows: number[] = [];
    const slices = textFindSource(index)(findPattern("NEEDLE") as RegExp, (row) => {
      rows.push(row);
      return true;
    });
    while (!slices.next().done) index.advance(1000);
    expect(rows).toHaveLength(5001);
    expect(rows.slice(0, 5000)).toEqual(Array.from({ length: 5000 }, (_, i) => i));
  });
});
