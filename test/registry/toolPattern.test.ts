import fc from "fast-check";
import { expect, test } from "vitest";
import {
  isToolPattern,
  matchesToolPattern,
  parseToolPattern,
} from "../../src/registry/toolPattern.ts";

const matches = (pattern: string, name: string): boolean =>
  matchesToolPattern(parseToolPattern(pattern), name);

test.each([
  ["mcp__github__*", "mcp__github__list_issues", true],
  ["mcp__github__*", "mcp__github__", true],
  ["mcp__github__*", "mcp__gitlab__list", false],
  ["*__query", "mcp__db__query", true],
  ["*__query", "mcp__db__query2", false],
  ["a*b*c", "a-b-c", true],
  ["a*b*c", "abc", true],
  ["a*b*c", "acb", false],
  ["ab*ba", "aba", false],
  ["ab*ba", "abba", true],
  ["*", "", true],
  ["*", "anything", true],
  ["a.c*", "abc", false],
  ["[a]*", "a", false],
  ["(a+)+*", "aaaa", false],
])("pattern %s on %s: %s", (pattern, name, expected) => {
  expect(matches(pattern, name)).toBe(expected);
});

test("agrees with the obvious definition for any pattern and name", () => {
  const letters = fc
    .string({ unit: fc.constantFrom("a", "b", "*"), maxLength: 8 })
    .filter(isToolPattern);
  const names = fc.string({ unit: fc.constantFrom("a", "b"), maxLength: 12 });
  fc.assert(
    fc.property(letters, names, (pattern, name) => {
      const regex = new RegExp(`^${pattern.replaceAll("*", ".*")}$`);
      expect(matches(pattern, name)).toBe(regex.test(name));
    }),
    { numRuns: 2000 },
  );
});

test("stays linear where a regular expression would not", () => {
  const pattern = `${"*a".repeat(30)}*b`;
  expect(matches(pattern, "a".repeat(200_000))).toBe(false);
});

test("runs of stars are one", () => {
  expect(parseToolPattern("a**b***").source).toBe("a*b*");
  expect(parseToolPattern("**").source).toBe("*");
});
