import fc from "fast-check";
import { expect, test } from "vitest";
import { hiddenAtStart } from "../../../src/cards/Card/hiddenAtStart.ts";
import { hiddenSlices } from "../../../src/cards/Card/hiddenSlices.ts";
import { mayHide } from "../../../src/cards/Card/longText/maybeHidden.ts";
import { stripAnsi } from "../../../src/protocol/payloads/ansi.ts";
import { countHidden } from "../../../src/protocol/safety/hiddenCharacters.ts";

const all = (text: string, isTerminal = true): number =>
  [...hiddenSlices(text, isTerminal)].at(-1) ?? 0;

test("no hidden character is passed over by the quick look (R11)", () => {
  for (let code = 0; code <= 0x10ffff; code++) {
    const char = String.fromCodePoint(code);
    if (char !== "\u001b" && countHidden(`a${char}a`) > 0 && !mayHide(char))
      expect.fail(code.toString(16));
  }
  expect(mayHide("Größe ✓ 文字 │ é")).toBe(false);
});

test("slices count what the whole text has, wherever they end (R11)", () => {
  const part = fc.oneof(
    fc.constantFrom("a\n", "👩‍👩‍👧", "\u200b", "\u202e", "☁️", "\u001b[31m", "文\r\n", "\ud800"),
    fc.integer({ min: 50_000, max: 260_000 }).map((n) => "x".repeat(n)),
    fc.integer({ min: 20_000, max: 40_000 }).map((n) => "👩‍👩‍👧".repeat(n)),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), fc.boolean(), (parts, isTerminal) => {
      const text = parts.join("");
      expect(all(text, isTerminal)).toBe(countHidden(isTerminal ? stripAnsi(text) : text));
    }),
    { numRuns: 40 },
  );
});

test("the beginning is known at once, and whether that is all", () => {
  expect(hiddenAtStart("a\u200b", true)).toEqual({ hidden: 1, isCounted: true });
  const long = `\u200b${"x".repeat(300_000)}\u200b`;
  expect(hiddenAtStart(long, true)).toEqual({ hidden: 1, isCounted: false });
  expect(all(long)).toBe(2);
});
