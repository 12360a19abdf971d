import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { estimateRows } from "../../../src/cards/Card/firstPage.ts";
import { readText, type ShownText } from "../../../src/cards/Card/readText.ts";
import { plainText } from "../../../src/protocol/payloads/ansi.ts";

const LIMITS = { textShown: 20_000 };

const mounted = ({ page }: ShownText): string => page.lines.map(plainText).join("\n");

describe("lines", () => {
  test.each([
    ["", 1],
    ["a", 1],
    ["a\n", 1],
    ["a\nb", 2],
    ["a\r\nb\r\n", 2],
    ["a\n\n", 2],
    ["10%\r20%\n", 1],
  ])("%j has %i", (text, lines) => {
    expect(readText(text, LIMITS).lines).toBe(lines);
  });

  test("are counted beyond the part that is mounted, but not in a text of many megabytes", () => {
    expect(readText("line\n".repeat(150_000), LIMITS)).toMatchObject({
      lines: 150_000,
      units: 750_000,
    });
    expect(readText("line\n".repeat(400_000), LIMITS)).toMatchObject({
      lines: null,
      units: 2_000_000,
    });
  });
});

describe("what is mounted (R16, security section 6)", () => {
  test("all of a short text", () => {
    const text = Array.from({ length: 400 }, (_, i) => `l${i}`).join("\n");
    const read = readText(text, LIMITS);
    expect(read.isLong).toBe(false);
    expect(mounted(read)).toBe(text);
  });

  test("the first 40 lines of more than 400", () => {
    const all = Array.from({ length: 401 }, (_, i) => `l${i}`);
    const read = readText(all.join("\n"), LIMITS);
    expect(read.isLong).toBe(true);
    expect(mounted(read)).toBe(all.slice(0, 40).join("\n"));
  });

  test("8,000 units of one endless line, and no half of a pair", () => {
    expect(mounted(readText("W".repeat(5_000_000), LIMITS))).toHaveLength(8_000);
    const read = readText(`x${"😀".repeat(20_000)}`, LIMITS);
    expect(mounted(read)).not.toMatch(/\p{Cs}/u);
  });

  test("R11: an emoji sequence at a cut is not broken into joiners to be marked", () => {
    const family = "👩\u200d👩\u200d👧\u200d👦";
    for (const text of [family.repeat(20_000), `x${family.repeat(20_000)}`, family.repeat(2_500)]) {
      const read = readText(text, { textShown: 20_000 });
      expect(read.hidden).toBe(0);
      expect(mounted(read).replaceAll(family, "")).toMatch(/^x?$/);
    }
  });

  test("1,500 spans, however short they are", () => {
    const read = readText("\u001b[31ma\u001b[0mb".repeat(2000), { textShown: 100_000 });
    expect(read.isLong).toBe(true);
    expect(read.page.lines.flat().length).toBeLessThanOrEqual(1_500);
  });

  test("a text within the budget is whole, a longer one is its own beginning", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "😀", "\n", "文"), maxLength: 80 });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 80 }), (input, textShown) => {
        const read = readText(input, { textShown });
        const expected = input.endsWith("\n") ? input.slice(0, -1) : input;
        if (!read.isLong) expect(mounted(read)).toBe(expected);
        expect(expected.startsWith(mounted(read)) || input.startsWith(mounted(read))).toBe(true);
        expect(read.isLong).toBe(input.length > textShown);
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
  expect(estimateRows(readText(`${"x".repeat(450)}\nshort\n`, LIMITS).page, 32)).toBe(6);
  expect(estimateRows(readText("\n".repeat(390), LIMITS).page, 32)).toBe(32);
});
