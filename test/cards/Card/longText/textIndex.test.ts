import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ROW_UNITS } from "../../../../src/cards/Card/longText/softBreak.ts";
import { type TextIndex, textIndex } from "../../../../src/cards/Card/longText/textIndex.ts";
import { type AnsiLine, parseAnsi, plainText } from "../../../../src/protocol/payloads/ansi.ts";
import { countHidden } from "../../../../src/protocol/safety/hiddenCharacters.ts";

const ESC = "\u001b";

const whole = (text: string, step = Number.POSITIVE_INFINITY): TextIndex => {
  const index = textIndex(text);
  while (!index.done) index.advance(step);
  return index;
};
const rows = (index: TextIndex): string[] =>
  Array.from({ length: index.rows }, (_, row) => index.text(row));
/** The lines again, with the rows of one line joined. */
const lines = (index: TextIndex): string[] => {
  const out: string[] = [];
  rows(index).forEach((text, row) => {
    if (index.goesOn(row)) out.push((out.pop() ?? "") + text);
    else out.push(text);
  });
  return out;
};
const parsed = (text: string): readonly AnsiLine[] => {
  const all = parseAnsi(text);
  return all.length > 1 && all.at(-1)?.length === 0 && /[\n]$/.test(text) ? all.slice(0, -1) : all;
};

const unit = fc.oneof(
  fc.constantFrom("a", "b ", "文", "😀", "\t", "\u200b", "\u202e", "é", "\u0301"),
  fc.constantFrom("\n", "\r\n", "\r\r\n", "\r", "10%\r", "20%\r"),
  fc.constantFrom(`${ESC}[31m`, `${ESC}[0m`, `${ESC}[39m`, `${ESC}[1;4m`, "\u009b32m"),
  fc.constantFrom(`${ESC}]8;;x\u0007`, `${ESC}]8;;`, `${ESC}[2K`, ESC, "\u009c", "\u0090"),
);
const anyText = fc.array(unit, { maxLength: 60 }).map((parts) => parts.join(""));

describe("gives the lines of parseAnsi (R12)", () => {
  test("whatever the text, and in whatever steps it is read", () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 30 }), (text, step) => {
        const index = whole(text, step);
        const expected = parsed(text);
        expect(lines(index)).toEqual(expected.map(plainText));
        expect(index.lines).toBe(expected.length);
      }),
      { numRuns: 3000 },
    );
  });

  test("with the same styles, asked for in any order", () => {
    const styled = fc.array(anyText, { minLength: 1, maxLength: 40 }).map((all) => all.join("\n"));
    fc.assert(
      fc.property(styled, fc.infiniteStream(fc.nat()), (text, order) => {
        const index = whole(text);
        const expected = parsed(text).map(looks);
        for (let i = 0; i < 12; i++) {
          const row = (order.next().value ?? 0) % index.rows;
          expect(looks(index.line(row))).toEqual(expected[row]);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("counts the hidden characters of what is shown (R11)", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const shown = parsed(text).map(plainText).join("\n");
        expect(whole(text, 7).hidden).toBe(countHidden(shown));
      }),
      { numRuns: 1000 },
    );
  });
});

/** A style per character, so that it does not matter how spans are cut. */
function looks(line: AnsiLine): unknown[] {
  return line.flatMap(({ text, style }) => [...text].map((char) => [char, style]));
}

describe("lines", () => {
  test.each([
    ["", 1],
    ["a", 1],
    ["a\n", 1],
    ["\n", 1],
    ["a\n\n", 2],
    ["a\r\nb\r\n", 2],
    ["10%\r20%\n", 1],
    ["rm -rf x\rls\n", 2],
  ])("%j has %i", (text, count) => {
    expect(whole(text).lines).toBe(count);
  });

  test("a pen set a thousand lines before still counts", () => {
    const text = `${ESC}[31m${"x\n".repeat(5000)}`;
    const index = whole(text);
    expect(index.line(4321)).toMatchObject([{ text: "x", style: { color: "red" } }]);
    expect(index.line(3)).toMatchObject([{ text: "x", style: { color: "red" } }]);
  });
});

describe("long lines are several rows (R16)", () => {
  test("1 MB without a blank: rows of 2,000 units, joined they are the line", () => {
    const text = "W".repeat(1_000_000);
    const index = whole(text);
    expect(index.rows).toBe(500);
    expect(index.lines).toBe(1);
    expect(index.goesOn(0)).toBe(false);
    expect(index.goesOn(499)).toBe(true);
    expect(rows(index).join("")).toBe(text);
  });

  test("rows end after a blank where there is one near", () => {
    const index = whole("word ".repeat(2000));
    for (const row of rows(index)) expect(row.endsWith(" ")).toBe(true);
    expect(rows(index).join("")).toBe("word ".repeat(2000));
  });

  test("no row ends inside a pair, an accent or an emoji sequence", () => {
    const family = "👩‍👩‍👧";
    for (const char of ["😀", "e\u0301", family, "☁️"]) {
      const text = char.repeat(3000);
      for (const row of rows(whole(text))) {
        expect(row.length).toBeLessThanOrEqual(ROW_UNITS);
        expect(row.length % char.length).toBe(0);
      }
    }
  });

  test("a terminal line is cut between its codes, with its styles going on", () => {
    const text = `${ESC}[32m${"ab".repeat(3000)}${ESC}[0m!`;
    const index = whole(text);
    expect(index.rows).toBe(4);
    expect(rows(index).join("")).toBe(`${"ab".repeat(3000)}!`);
    expect(index.line(2)).toMatchObject([{ style: { color: "green" } }]);
    expect(index.line(3)).toMatchObject([{ text: "!", style: null }]);
  });

  test("whatever the parts of a long line, its rows stay within the budget and lose nothing", () => {
    const part = fc.oneof(
      unit,
      fc.integer({ min: 100, max: 3000 }).map((n) => "xy ".repeat(n)),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join("");
        const index = whole(text, 500);
        for (const row of rows(index)) expect(row.length).toBeLessThanOrEqual(ROW_UNITS);
        expect(lines(index)).toEqual(parsed(text).map(plainText));
      }),
      { numRuns: 200 },
    );
  });
});

test.each([
  ["lines", "lorem ipsum\n"],
  ["one line", "lorem "],
  ["colours", `${ESC}[38;5;9mx${ESC}[0m`],
  ["progress", "step 1\r"],
  ["different pens", `${ESC}[38;2;1;2;3mx\n`],
])("10 MB take linear time: %s", (_, part) => {
  // Quadratic work on ten megabytes takes minutes, far past the time a test has.
  const index = whole(part.repeat(Math.ceil(10_000_000 / part.length)), 1_000_000);
  expect(index.text(index.rows - 1).length).toBeGreaterThan(0);
});
