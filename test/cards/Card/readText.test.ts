import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateRows } from "../../../src/cards/Card/paginate.ts";
import { readText, type ShownText } from "../../../src/cards/Card/readText.ts";
import { plainText } from "../../../src/protocol/payloads/ansi.ts";

const LIMITS = { textUnits: 200_000, textShown: 20_000 };

/** The text of all pages, joined as they are shown. */
function joined(shown: ShownText): string {
  return shown.pages
    .map((page, at) => {
      const end = at < shown.pages.length - 1 && !page.open ? "\n" : "";
      return page.lines.map(plainText).join("\n") + end;
    })
    .join("");
}

describe("lines", () => {
  test.each([
    ["", 1],
    ["a", 1],
    ["a\n", 1],
    ["a\nb", 2],
    ["a\r\nb\r\n", 2],
    ["a\n\n", 2],
  ])("%j has %i", (text, lines) => {
    expect(readText(text, LIMITS).lines).toBe(lines);
  });

  test("are counted beyond the part that is kept", () => {
    const read = readText("line\n".repeat(400_000), LIMITS);
    expect(read.lines).toBe(400_000);
    expect([read.kept, read.total]).toEqual([200_000, 2_000_000]);
  });
});

describe("budgets (R16, security section 6)", () => {
  test("400 lines a page", () => {
    const { pages } = readText(Array.from({ length: 1000 }, (_, i) => `l${i}`).join("\n"), LIMITS);
    expect(pages.map((page) => page.lines.length)).toEqual([400, 400, 200]);
    expect(pages.every((page) => !page.open)).toBe(true);
  });

  test("20,000 units a page, one endless line included", () => {
    const { pages } = readText("W".repeat(5_000_000), LIMITS);
    expect(pages).toHaveLength(10);
    expect(pages.map((page) => page.open)).toEqual([...Array(9).fill(true), false]);
    expect(pages.every((page) => plainText(page.lines[0] ?? []).length === 20_000)).toBe(true);
  });

  test("no page and no budget ends inside a surrogate pair", () => {
    const read = readText("😀".repeat(30), { textUnits: 41, textShown: 7 });
    expect(read.kept).toBe(40);
    expect(joined(read)).toBe("😀".repeat(20));
    for (const page of read.pages)
      expect(page.lines.map(plainText).join("")).not.toMatch(/\p{Cs}/u);
  });

  test("the pages together are the kept text, whatever the budget", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "😀", "\n", "文"), maxLength: 80 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 12 }), (input, textShown) => {
        const shown = readText(input, { textUnits: 1000, textShown });
        const expected = input.endsWith("\n") ? input.slice(0, -1) : input;
        expect(joined(shown)).toBe(expected);
        for (const page of shown.pages)
          expect(
            page.lines.reduce((sum, line) => sum + plainText(line).length, 0),
          ).toBeLessThanOrEqual(textShown);
      }),
      { numRuns: 500 },
    );
  });
});

test("hidden characters are counted, terminal codes are not among them (R11, R12)", () => {
  const read = readText("a\u202eb\u001b[31mc\u001b[0m\u200b", LIMITS);
  expect(read.hidden).toBe(2);
  expect(read.isTerminal).toBe(true);
  expect(readText("plain\ttext\r\n", LIMITS)).toMatchObject({ hidden: 0, isTerminal: false });
});

test("rows are guessed from long lines, and no further than needed", () => {
  const page = readText(`${"x".repeat(450)}\nshort\n`, LIMITS).pages[0];
  expect(estimateRows(page, 32)).toBe(6);
  expect(estimateRows(readText("\n".repeat(390), LIMITS).pages[0], 32)).toBe(32);
});
