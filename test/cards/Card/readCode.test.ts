import fc from "fast-check";
import { expect, test } from "vitest";
import { readCode } from "../../../src/cards/Card/readCode.ts";
import { languageOf } from "../../../src/cards/shared/languages.ts";

test("lines are those of the text, whatever its line ends", () => {
  const source = fc.array(fc.string({ unit: fc.constantFrom("a", " ", "\t", "文", "😀") }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(source, fc.constantFrom("\n", "\r\n"), fc.boolean(), (parts, end, last) => {
      const text = parts.join(end) + (last ? end : "");
      const expected = last || parts.at(-1) !== "" ? parts : parts.slice(0, -1);
      const { lines, total } = readCode(text, 200_000);
      expect(lines.map((line) => line.text)).toEqual(expected);
      expect(total).toBe(expected.length);
    }),
    { numRuns: 300 },
  );
});

test("shows no more than its budgets, and says how much is left out (R16)", () => {
  const { lines, total } = readCode(
    `${"x".repeat(5001)}\n${"y".repeat(10)}\n${"z".repeat(10)}`,
    5004,
  );
  expect(lines).toEqual([
    { text: "x".repeat(5000), cut: 1 },
    { text: "yyyy", cut: 6 },
  ]);
  expect(total).toBe(3);
});

test.each([
  ["TypeScript", "TypeScript", "ts"],
  ["ts", "TypeScript", "ts"],
  ["R", "R", "R"],
  ["c++", "C++", "cpp"],
  ["h", "C", "c"],
  ["conf", "Apache", "conf"],
  ["dockerfile", "Dockerfile", "dockerfile"],
  ["yaml", "YAML", "yml"],
])("%s is %s", (name, label, extension) => {
  expect(languageOf(name)).toMatchObject({ label, extension });
});

test.each(["", " ", "constructor", "__proto__", "toString", "nonsense"])(
  "%j is unknown (R14)",
  (name) => {
    expect(languageOf(name)).toBeNull();
  },
);
