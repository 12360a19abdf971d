import fc from "fast-check";
import { expect, test } from "vitest";
import {
  KEPT_BACK,
  nextSegment,
  type Segment,
} from "../../../../src/cards/shared/highlight/segments.ts";

function segmentsOf(text: string, size: number, grows: boolean): readonly Segment[] {
  const all: Segment[] = [];
  for (let at = 0; ; ) {
    const segment = nextSegment(text, at, size, grows);
    if (!segment) return all;
    all.push(segment);
    at = segment.to;
  }
}

test("any text is cut into pieces that follow each other, begin at a line and end at one", () => {
  const text = fc
    .array(fc.constantFrom("a", " b", "\n", "\n\n", "\r\n", "\r", "c".repeat(30)), {
      maxLength: 60,
    })
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(text, fc.integer({ min: 5, max: 60 }), fc.boolean(), (source, size, grows) => {
      const segments = segmentsOf(source, size, grows);
      expect(segments.map(({ from, to }) => source.slice(from, to)).join("")).toBe(source);
      segments.forEach(({ from, to, advance }, at) => {
        expect(from).toBe(segments[at - 1]?.to ?? 0);
        expect(to).toBeGreaterThan(from);
        if (from > 0) expect(source[from - 1]).toBe("\n");
        expect(advance || to === source.length).toBe(true);
      });
    }),
  );
});

test("cuts where a blank line is followed by one that is not indented", () => {
  const block = "def f():\n    return 1\n\n";
  const segment = nextSegment(`${block.repeat(3)}  x\n  y\n  z\n${block.repeat(9)}`, 0, 80, false);
  expect(segment?.to).toBe(block.length * 2);
});

test("a line that is longer than a piece is one of its own and is not tokenised", () => {
  const text = `a\n${"b".repeat(100)}\nc`;
  expect(segmentsOf(text, 20, false).map(({ to, tokenize }) => [to, tokenize])).toEqual([
    [2, true],
    [103, false],
    [104, true],
  ]);
});

test("of a text that grows, only the last lines do not advance", () => {
  const text = "x\n".repeat(100);
  const last = segmentsOf(text, 10_000, true);
  expect(last.map(({ from, advance }) => [from / 2, advance])).toEqual([
    [0, true],
    [100 - KEPT_BACK, false],
  ]);
});
