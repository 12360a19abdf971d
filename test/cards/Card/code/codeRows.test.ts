import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CodeRows, codeRows, rowTexts } from "../../../../src/cards/Card/code/codeRows.ts";
import { readCode } from "../../../../src/cards/Card/readCode.ts";
import { selectedText } from "../../../../src/cards/shared/window/selectedText.ts";

const rowsOf = (text: string, wrap = false): CodeRows =>
  codeRows(readCode(text, Number.POSITIVE_INFINITY), wrap);
const all = <T>(rows: CodeRows, of: (row: number) => T): readonly T[] =>
  Array.from({ length: rows.count }, (_, row) => of(row));

const piece = fc.oneof(
  fc.constantFrom("a", " ", "\t", "文", "😀", "\u0000", "\ud83d", "e\u0301", "\n", "\r\n", "\r"),
  fc
    .constantFrom("x", "word ", "😀", "é", "é")
    .chain((unit) => fc.integer({ min: 300, max: 2500 }).map((n) => unit.repeat(n))),
);
const source = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));

describe("any text as rows", () => {
  test("rows with what is between them are the text, unit for unit", () => {
    fc.assert(
      fc.property(source, fc.boolean(), (text, wrap) => {
        const rows = rowsOf(text, wrap);
        const last = rows.count - 1;
        expect(all(rows, (row) => rows.text(row) + rows.end(row)).join("")).toBe(text);
        const end = { row: last, offset: rows.source(last).length };
        expect(selectedText({ row: 0, offset: 0 }, end, rowTexts(rows))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  test("no row is longer than 2,000 units or ends inside a surrogate pair; only a line's first row has a number", () => {
    fc.assert(
      fc.property(source, fc.boolean(), (text, wrap) => {
        const rows = rowsOf(text, wrap);
        for (let row = 0; row < rows.count; row++) {
          const shown = rows.text(row);
          expect(shown.length).toBeLessThanOrEqual(2000);
          expect(rows.goesOn(row)).toBe(row > 0 && rows.line(row) === rows.line(row - 1));
          expect(rows.rowAt(rows.from(row))).toBe(row);
          const next = rows.goesOn(row + 1) ? rows.text(row + 1) : "";
          expect(/[\ud800-\udbff]$/.test(shown) && /^[\udc00-\udfff]/.test(next)).toBe(false);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("rows are the same however far the text has been cut when they are asked for (R16)", () => {
  fc.assert(
    fc.property(source, fc.boolean(), fc.nat(40), (text, wrap, first) => {
      const counted = rowsOf(text, wrap);
      const whole = all(counted, (row) => [counted.from(row), counted.text(row), counted.end(row)]);
      const rows = rowsOf(text, wrap);
      const at = first % counted.count;
      expect([rows.from(at), rows.text(at), rows.end(at)]).toEqual(whole[at]);
      expect([rows.has(counted.count - 1), rows.has(counted.count)]).toEqual([true, false]);
      expect(all(rows, (row) => [rows.from(row), rows.text(row), rows.end(row)])).toEqual(whole);
    }),
    { numRuns: 200 },
  );
});

test("ordinary lines are a row each, up to 2,000 units", () => {
  const rows = rowsOf(`${"x".repeat(2000)}\nb\n`);
  expect(all(rows, (row) => rows.text(row).length)).toEqual([2000, 1]);
});

test("a line of 1 MB is rows of 200 columns, or of 2,000 units where they wrap anyway", () => {
  const text = `a\n${"x".repeat(1_000_000)}\nb`;
  const rows = rowsOf(text);
  expect(rows.count).toBe(5002);
  expect([0, 1, 2, 5000, 5001].map(rows.line)).toEqual([0, 1, 1, 1, 2]);
  expect(all(rowsOf(text, true), rowsOf(text, true).line).length).toBe(502);
});

test("such rows end after a blank when one is near", () => {
  const rows = rowsOf("lorem ipsum ".repeat(400));
  expect(rows.text(0)).toMatch(/ $/);
  expect(rows.text(0).length).toBeGreaterThan(175);
});
