import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type WordRange, wordDiff } from "../../../src/cards/DiffCard/wordDiff.ts";

/** The line with its marks in brackets. */
function marked(line: string, ranges: readonly WordRange[]): string {
  let out = "";
  let at = 0;
  for (const { start, end } of ranges) {
    out += `${line.slice(at, start)}[${line.slice(start, end)}]`;
    at = end;
  }
  return out + line.slice(at);
}
const both = (before: string, after: string): readonly [string, string] => {
  const { removed, added } = wordDiff(before, after);
  return [marked(before, removed), marked(after, added)];
};

describe("wordDiff", () => {
  it.each([
    ["cache: 60 }", "cache: 0 }", "cache: [60] }", "cache: [0] }"],
    [
      "verify(store, token)",
      "verify(await store(), token)",
      "verify(store, token)",
      "verify([await ]store[()], token)",
    ],
    ["let a = one two;", "let a = three four;", "let a = [one two];", "let a = [three four];"],
    ["  return x;", "    return x;", "[  ]return x;", "[    ]return x;"],
    ["naïve 价格 x", "naïve 运费 x", "naïve [价格] x", "naïve [运费] x"],
  ])("marks %j → %j", (before, after, old, now) => {
    expect(both(before, after)).toEqual([old, now]);
  });

  it("marks nothing in two lines that have nothing to do with each other", () => {
    expect(wordDiff("import { a } from 'b';", "throw new Error(message)")).toEqual({
      removed: [],
      added: [],
    });
  });

  it("marks nothing in lines too long to look into (security section 6)", () => {
    const long = "a ".repeat(2_501);
    expect(wordDiff(long, `${long}b`)).toEqual({ removed: [], added: [] });
    const many = "a b ".repeat(400);
    expect(wordDiff(many, many.replace("a", "c"))).toEqual({ removed: [], added: [] });
  });

  it("leaves the same text on both sides once what is marked is taken out, for any two lines", () => {
    const line = fc
      .array(fc.constantFrom("a", "b", "ab", " ", "  ", "(", ")", "😀", "é"), { maxLength: 30 })
      .map((all) => all.join(""));
    const rest = (text: string, ranges: readonly WordRange[]): string =>
      marked(text, ranges)
        .replace(/\[[^\]]*\]/g, "")
        .replace(/\s+/g, "");
    fc.assert(
      fc.property(line, line, (before, after) => {
        const { removed, added } = wordDiff(before, after);
        if (removed.length + added.length > 0)
          expect(rest(before, removed)).toBe(rest(after, added));
        for (const ranges of [removed, added]) {
          let last = -1;
          for (const { start, end } of ranges) {
            expect(start).toBeGreaterThan(last);
            expect(end).toBeGreaterThan(start);
            last = end;
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
