import { expect, test } from "vitest";
import { firstLine } from "../../../src/cards/Card/firstLine.ts";

test.each([
  ["one line", "boom", "boom"],
  ["the first line that is not empty", "\n  \r\n  boom  \nat x", "boom"],
  ["terminal codes are dropped (R12)", "\u001b[31mboom\u001b[0m\nrest", "boom"],
  ["nothing", " \n ", ""],
])("%s", (_, text, expected) => {
  expect(firstLine(text)).toBe(expected);
});

test("is clipped, not inside a surrogate pair", () => {
  const line = firstLine(`${"a".repeat(299)}😀${"b".repeat(50)}`);
  expect(line).toBe(`${"a".repeat(299)}…`);
});

test("does not read a megabyte to find a line", () => {
  expect(firstLine("\n".repeat(1_000_000))).toBe("");
});
