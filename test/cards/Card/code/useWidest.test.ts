import { expect, test } from "vitest";
import { textColumns } from "../../../../src/cards/Card/code/textColumns.ts";
import { widestColumns } from "../../../../src/cards/Card/code/useWidest.ts";
import { readCode } from "../../../../src/cards/Card/readCode.ts";

test.each([
  ["abc", 4, 3],
  ["\tx", 4, 5],
  ["ab\tx", 4, 5],
  ["abcd\tx", 8, 9],
  ["文字x", 4, 5],
  ["a😀", 4, 3],
  ["é\u0000", 4, 2],
])("%j takes columns with tabs of %i", (text, tabSize, columns) => {
  expect(textColumns(text, tabSize)).toBe(columns);
});

test.each([
  ["", 0],
  ["a\nabc\nab", 3],
  [`${"x".repeat(2000)}\nab`, 2000],
  ["x".repeat(1_000_000), 200],
  [`ab\n${"x".repeat(1_000_000)}`, 200],
  [`${"y".repeat(300)}\n${"x".repeat(1_000_000)}`, 300],
])("the widest row: case %#", (text, columns) => {
  expect(widestColumns(readCode(text, Number.POSITIVE_INFINITY), 4)).toBe(columns);
});
