import fc from "fast-check";
import { expect, test } from "vitest";
import { snapshot } from "../../src/protocol/safety/snapshot.ts";
import { summarizeArgs } from "../../src/react/summarizeArgs.ts";

test.each([
  [undefined, ""],
  [{}, ""],
  [[], ""],
  [null, "null"],
  ["ls -la", "ls -la"],
  [{ command: "npm test", description: "Run the tests" }, "npm test"],
  [{ file_path: "src/a.ts", content: "x" }, "src/a.ts"],
  [{ filePath: "src/a.ts" }, "src/a.ts"],
  [{ pattern: "verify", path: "src" }, '"verify" in src'],
  [{ pattern: "verify" }, "verify"],
  [{ sql: "SELECT 1", limit: 5 }, "SELECT 1"],
  [{ group: "region" }, 'group = "region"'],
  [
    { n: 3, ok: true, none: null, list: [1, 2], empty: [], map: { a: 1 } },
    "n = 3, ok = true, none = null, list = [2], empty = [], map = {…}",
  ],
  [{ a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7 }, "a = 1, b = 2, c = 3, d = 4, e = 5, f = 6, …"],
  [{ _intent: "look around", path: "." }, "."],
  [{ _intent: "look around" }, ""],
  [{ command: "one\n  two\tthree" }, "one two three"],
  [{ path: "", group: "x" }, 'path = "", group = "x"'],
])("%o: %s", (args, summary) => {
  expect(summarizeArgs(snapshot(args))).toBe(summary);
});

test("characters that hide or reorder become escapes (R10)", () => {
  expect(summarizeArgs({ path: "report\u202Efdp.exe" })).toBe("report[U+202E]fdp.exe");
  expect(summarizeArgs({ "a\u200Bb": 1 })).toBe("a[U+200B]b = 1");
});

test("names of object fields are names like any other", () => {
  const args = JSON.parse('{"__proto__": 1, "constructor": 2, "path": "x"}');
  expect(summarizeArgs(snapshot(args))).toBe("x");
});

test("is one short line without hidden characters, whatever the arguments are", () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" })), (args) => {
      const line = summarizeArgs(snapshot(args));
      expect(line.length).toBeLessThanOrEqual(240);
      expect(line).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
    }),
  );
});

test("of a whole file in the arguments only the beginning is looked at", () => {
  const args = { unknown: `${"x".repeat(100)}\u202E`, other: "y".repeat(1_000_000) };
  expect(summarizeArgs(args)).toBe(`unknown = "${"x".repeat(59)}…", other = "${"y".repeat(59)}…"`);
  const command = summarizeArgs({ command: "z".repeat(1_000_000) });
  expect(command).toBe(`${"z".repeat(239)}…`);
});
