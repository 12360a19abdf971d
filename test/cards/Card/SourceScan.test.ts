import fc from "fast-check";
import { expect, test } from "vitest";
import { readCode, type SourceText } from "../../../src/cards/Card/readCode.ts";
import { SourceScan } from "../../../src/cards/Card/SourceScan.ts";

const NO_LIMIT = Number.POSITIVE_INFINITY;
const PARTS = [
  ...["a", " ", "\n", "\r", "\r\n", "文", "😀", "\ud83d", "\ude00", "\u0000", "\u202e", "\u200d"],
  ...["👩\u200d👩", "\ufe0f", "\u001b[31m", "\u001b", "x".repeat(2_100)],
];

/** All that a text of lines says, as data. */
function said(code: SourceText): unknown {
  const at = Array.from({ length: code.lines + 1 }, (_, line) => code.start(line));
  const { text, lines, total, hidden, lineEnds, hasLong, longest } = code;
  return { text, lines, total, hidden, lineEnds, hasLong, longest, at };
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
