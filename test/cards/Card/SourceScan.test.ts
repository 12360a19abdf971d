import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { readCode, type SourceText } from "../../../src/cards/Card/readCode.ts";
import { SourceScan } from "../../../src/cards/Card/SourceScan.ts";

afterEach(() => vi.useRealTimers());

const NO_LIMIT = Number.POSITIVE_INFINITY;
const PARTS = [
  ...["a", " ", "\n", "\r", "\r\n", "文", "😀", "\ud83d", "\ude00", "\u0000", "\u202e", "\u200d"],
  ...["👩\u200d👩", "\ufe0f", "\u001b[31m", "\u001b", "x".repeat(2_100)],
];

/** All that a text of lines says, as data. */
function said(code: SourceText): unknown {
  const at = Array.from({ length: code.lines + 1 }, (_, line) => code.start(line));
  const { text, lines, total, hidden, isCounted, lineEnds, hasLong, longest } = code;
  return { text, lines, total, hidden, isCounted, lineEnds, hasLong, longest, at };
}

test("a text that streams in is read as if it had come at once, also what was read before", () => {
  const parts = fc.array(fc.constantFrom(...PARTS), { maxLength: 40 });
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 6 }),
      fc.constantFrom(60, NO_LIMIT),
      (chunks, most) => {
        const scan = new SourceScan();
        const read: [source: string, code: SourceText][] = [];
        let source = "";
        for (const chunk of chunks) {
          source += chunk.join("");
          read.push([source, readCode(source, most, scan)]);
        }
        for (const [text, code] of read) expect(said(code)).toEqual(said(readCode(text, most)));
      },
    ),
    { numRuns: 500 },
  );
});

test("a text that only looks like the one before is read anew", () => {
  const scan = new SourceScan();
  const first = readCode("a\nb\nc\n", NO_LIMIT, scan);
  const other = readCode("a\n\n\nc\n", NO_LIMIT, scan);
  expect(said(other)).toEqual(said(readCode("a\n\n\nc\n", NO_LIMIT)));
  expect(said(first)).toEqual(said(readCode("a\nb\nc\n", NO_LIMIT)));
});

test("of a text that streams in, each line is looked at once, and the last one again", () => {
  const scan = new SourceScan();
  const lines = Array.from({ length: 2_000 }, (_, at) => `const value${at} = ${at};\n`);
  for (let end = 20; end <= lines.length; end += 20)
    readCode(lines.slice(0, end).join(""), NO_LIMIT, scan);
  const text = lines.join("");
  const again = lines.filter((_, at) => at % 20 === 19).join("");
  expect(scan.lookedAt).toBeLessThanOrEqual(text.length + again.length);
});

/** Long pieces, of lines or of one line. */
const LONG = [
  "const a = 1;\n".repeat(9_000),
  "x".repeat(110_000),
  "\u202e",
  "\n",
  "\r\n",
  "👩\u200d👩",
];

test("hidden characters of a long text are told at least, and later as many as there are (R11)", () => {
  vi.useFakeTimers();
  const part = fc.array(fc.constantFrom(...LONG), { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (chunks) => {
      const scan = new SourceScan(true);
      let source = "";
      for (const chunk of chunks) {
        source += chunk.join("");
        const { hidden } = readCode(source, NO_LIMIT);
        const code = readCode(source, NO_LIMIT, scan);
        if (code.isCounted) expect(code.hidden).toBe(hidden);
        else expect(code.hidden).toBeLessThanOrEqual(hidden);
      }
      const { hidden } = readCode(source, NO_LIMIT);
      const told = vi.fn();
      scan.countLater(told);
      vi.runAllTimers();
      expect(told).toHaveBeenCalledExactlyOnceWith(hidden);
      expect(readCode(source, NO_LIMIT, scan)).toMatchObject({ hidden, isCounted: true });
    }),
    { numRuns: 60 },
  );
});

test("of a long text only the beginning is looked through for hidden characters at once", () => {
  const lines = `${"const a = 1;\n".repeat(10_000)}\u202e`;
  const first = readCode(`\u202e${lines}`, NO_LIMIT, new SourceScan(true));
  expect(first).toMatchObject({ hidden: 1, isCounted: false });
  expect(readCode(`\u202e${lines}`, NO_LIMIT)).toMatchObject({ hidden: 2, isCounted: true });
});
