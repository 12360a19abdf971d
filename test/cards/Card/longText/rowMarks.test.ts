import fc from "fast-check";
import { expect, test } from "vitest";
import { codeRows, LONG_ROW } from "../../../../src/cards/Card/code/codeRows.ts";
import { rowMarks } from "../../../../src/cards/Card/longText/rowMarks.ts";
import { textFindSource } from "../../../../src/cards/Card/longText/textFindSource.ts";
import { readCode } from "../../../../src/cards/Card/readCode.ts";
import { findPattern, QUERY_UNITS } from "../../../../src/cards/shared/find/findPattern.ts";
import { hitTable } from "../../../../src/cards/shared/find/hitTable.ts";

/** What is marked in each row of a line, for the rows where something is. */
function marked(line: string, query: string): readonly string[] {
  const rows = codeRows(readCode(line, Number.POSITIVE_INFINITY), false);
  const hits = hitTable();
  const pattern = findPattern(query);
  if (!pattern) throw new Error("nothing is looked for");
  const { count, text, goesOn } = rows;
  const source = textFindSource({ rows: count, done: true, text, goesOn });
  for (const found = source(pattern, hits.add); found.next().done !== true; );
  return Array.from({ length: rows.count }, (_, row) =>
    rowMarks(rows, hits, row, 0)
      .map(({ start, end }) => text(row).slice(start, end))
      .join("|"),
  ).filter((part) => part !== "");
}

test("a hit over three rows of a very long line is marked in all of them", () => {
  // The row in the middle ends early, after a blank.
  const query = `a${"b".repeat(176)} ${"c".repeat(22)}`;
  expect(query).toHaveLength(QUERY_UNITS);
  const lead = "x".repeat(LONG_ROW - 1);
  const parts = marked(`${lead}${query}${"z".repeat(LONG_ROW)}${" y".repeat(1_500)}`, query);
  expect(parts.map((part) => part.length)).toEqual([1, 177, 22]);
  expect(parts.join("")).toBe(query);
});

test("wherever a hit lies, its rows together mark all of it", () => {
  const query = fc.string({ unit: fc.constantFrom("a", "b", " "), minLength: 1, maxLength: 199 });
  fc.assert(
    fc.property(fc.nat(2_200), query, (before, inner) => {
      const wanted = `#${inner}`.slice(0, QUERY_UNITS);
      const line = `${"x ".repeat(before)}${wanted}${"y ".repeat(1_200)}`;
      expect(marked(line, wanted).join("")).toBe(wanted);
    }),
    { numRuns: 100 },
  );
});
