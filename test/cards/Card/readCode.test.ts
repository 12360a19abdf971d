import fc from "fast-check";
import { expect, test } from "vitest";
import { readCode, type SourceText } from "../../../src/cards/Card/readCode.ts";
import { languageOf } from "../../../src/cards/shared/languages.ts";

const lines = (code: SourceText): readonly string[] =>
  Array.from({ length: code.lines }, (_, at) => code.text.slice(code.start(at), code.end(at)));

test("lines are those of the text, whatever its line ends", () => {
  const line = fc.string({ unit: fc.constantFrom("a", " ", "\t", "文", "😀", "\u0000") });
  const end = fc.constantFrom("\n", "\r\n", "\r");
  fc.assert(
    fc.property(fc.array(fc.tuple(line, end), { minLength: 1 }), fc.boolean(), (parts, last) => {
      const text = parts
        .map(([part, mark], at) => part + (last || at < parts.length - 1 ? mark : ""))
        .join("");
      const code = readCode(text, 200_000);
      expect(lines(code)).toEqual(reference(text));
      expect(code.total).toBe(code.lines);
      expect(code.start(code.lines)).toBe(text.length);
      for (let at = 0; at < code.lines; at++) expect(code.lineAt(code.start(at))).toBe(at);
    }),
    { numRuns: 300 },
  );
});

test("lines beyond the budget are counted as they are before it, wherever the text is cut (R16)", () => {
  const text = fc.string({ unit: fc.constantFrom("a", "😀", "\n", "\r\n", "\r"), minLength: 1 });
  fc.assert(
    fc.property(text, fc.integer({ min: 2, max: 12 }), (text, units) => {
      expect(readCode(text, units).total).toBe(reference(text).length);
    }),
    { numRuns: 1000 },
  );
});

/** LF, CRLF and a lone CR end a line; one at the end begins none. */
function reference(text: string): readonly string[] {
  const all = text.split(/\r\n|\r|\n/);
  return all.at(-1) === "" ? all.slice(0, -1) : all;
}

test.each([
  ["", ""],
  ["a", ""],
  ["a\nb", "LF"],
  ["a\r\nb\r\n", "CRLF"],
  ["a\rb", "CR"],
  ["a\r", "CR"],
  ["a\r\nb\n", "mixed"],
] as const)("%j ends its lines with %s", (text, ends) => {
  expect(readCode(text, 100).lineEnds).toBe(ends);
});

test("hidden characters are counted, terminal codes dropped (R11, R12)", () => {
  const code = readCode("a\u202eb\u0000\n\u001b[31mred\u001b[0m\n", 100);
  expect(code.hidden).toBe(2);
  expect(lines(code)).toEqual(["a\u202eb\u0000", "red"]);
});

test("shows no more than its budget, and knows how many lines are left out (R16)", () => {
  const code = readCode(`${"x".repeat(10)}\n${"y".repeat(9)}😀\nz\nz\n`, 21);
  expect(lines(code)).toEqual(["x".repeat(10), "y".repeat(9)]);
  expect(code.total).toBe(4);
});

test("100,000 lines are four bytes each", () => {
  const code = readCode("const a = 1;\n".repeat(100_000), Number.POSITIVE_INFINITY);
  expect(code.lines).toBe(100_000);
  expect(code.start(99_999)).toBe(13 * 99_999);
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
