import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDiffJobs } from "../../../src/cards/DiffCard/diffJobs.ts";
import { diffModel, diffSource, textModel } from "../../../src/cards/DiffCard/diffModel.ts";
import { diffSizes } from "../../../src/cards/DiffCard/diffSizes.ts";
import { countHiddenLines } from "../../../src/cards/DiffCard/hiddenLines.ts";
import { lineDiff } from "../../../src/cards/DiffCard/lineDiff.ts";
import { linePieces } from "../../../src/cards/DiffCard/linePieces.ts";
import { quickComparison } from "../../../src/cards/DiffCard/quickComparison.ts";
import { stepToChange } from "../../../src/cards/DiffCard/stepToChange.ts";
import { spaceChange } from "../../../src/cards/DiffCard/whitespace.ts";
import { listedSizes } from "../../../src/cards/shared/window/rowSizes.ts";

const numbered = (count: number, prefix = ""): string =>
  Array.from({ length: count }, (_, i) => `${prefix}${i}\n`).join("");
const pairOf = (old: string, after: string) => {
  const source = diffSource({ old, new: after });
  if (source?.kind !== "texts") throw new Error("two texts expected");
  return source.pair;
};

describe("quickComparison", () => {
  it("compares short texts, and long ones that hardly differ", () => {
    expect(quickComparison(pairOf("a\nb\n", "a\nc\n"), {})).toMatchObject({ added: 1, removed: 1 });
    const long = numbered(50_000);
    const changed = long.replace("25000\n", "x\n");
    expect(quickComparison(pairOf(long, changed), {})).toMatchObject({ added: 1, removed: 1 });
  });

  it("compares a file of ten thousand lines with changes all over, as the background would", () => {
    const before = numbered(10_000);
    const after = before.replace(/^(\d*3)7$/gm, "$1 changed\nand one more");
    const lines = (text: string): string[] => text.split("\n").slice(0, -1);
    const { added, removed } = lineDiff(lines(before), lines(after));
    expect([added, removed]).toEqual([200, 100]);
    expect(quickComparison(pairOf(before, after), {})).toMatchObject({ added, removed });
  });

  it("leaves what takes longer to the background", () => {
    expect(quickComparison(pairOf(numbered(12_001), numbered(12_001, "x")), {})).toBeNull();
    const shuffled = Array.from({ length: 4_000 }, (_, i) => `${(i * 1_777) % 4_000}\n`).join("");
    expect(quickComparison(pairOf(numbered(4_000), shuffled), {})).toBeNull();
    const one = "ab".repeat(650_000);
    expect(quickComparison(pairOf(one, `b${one}`), {})).toBeNull();
  });
});

describe("the comparison in the background", () => {
  it("gives its thread back while it runs, and finds what the comparison at once finds", async () => {
    const before = numbered(30_000);
    const after = Array.from({ length: 30_000 }, (_, i) =>
      i % 40 === 3 ? `x${i}\n` : `${i}\n`,
    ).join("");
    let pauses = 0;
    const found = await createDiffJobs().compare(
      { before, after },
      {
        signal: new AbortController().signal,
        progress: () => {},
        transfer: () => {},
        pause: async () => {
          pauses++;
        },
      },
    );
    const lines = (text: string): string[] => text.split("\n").slice(0, -1);
    const { added, removed } = lineDiff(lines(before), lines(after));
    expect(found).toMatchObject({ added, removed, coarse: false });
    expect(pauses).toBeGreaterThan(30);
  });

  it("brings along what the page would find out by reading both texts again", async () => {
    const before = "a\nb\u200bc\r\nlast\n".repeat(20);
    const after = before.replace("a\n", "  a\n").replace("last\n", "la\u202est\n");
    const comparison = await createDiffJobs().compare(
      { before, after },
      {
        signal: new AbortController().signal,
        progress: () => {},
        transfer: () => {},
        pause: async () => {},
      },
    );
    const there = textModel(pairOf(before, after), comparison).files[0];
    const here = diffModel({ old: before, new: after })?.files[0];
    if (!there || !here) throw new Error("a file expected");
    expect(there.blocks).toEqual(here.blocks);
    expect(countHiddenLines(here)).toBe(21);
    expect(comparison.known).toEqual({ hidden: 21, space: "some" });
    expect(spaceChange(here.blocks)).toBe("some");
    expect(countHiddenLines(there)).toBe(21);
  });
});

describe("diffSizes", () => {
  it("says what a list of all heights says, for any bars", () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 60 }), (isBar) => {
        const bars = Int32Array.from(isBar.flatMap((bar, row) => (bar ? [row] : [])));
        const sizes = diffSizes(isBar.length, bars, { line: 20, bar: 28 });
        const listed = listedSizes(isBar.map((bar) => (bar ? 28 : 20)));
        expect(sizes.total).toBe(listed.total);
        for (let row = 0; row <= isBar.length; row++)
          expect(sizes.start(row)).toBe(listed.start(row));
        for (let row = 0; row < isBar.length; row++) expect(sizes.size(row)).toBe(listed.size(row));
        for (let px = -10; px < listed.total + 30; px += 7)
          expect(sizes.rowAt(px)).toBe(listed.rowAt(px));
      }),
    );
  });
});

describe("linePieces", () => {
  it("cuts where colour or mark changes", () => {
    const tokens = Uint32Array.of((1 << 24) | 5, 9, (2 << 24) | 12);
    expect(linePieces("const a = 12", tokens, [{ start: 3, end: 7 }])).toEqual([
      { marked: false, pieces: [{ text: "con", classId: 1 }] },
      {
        marked: true,
        pieces: [
          { text: "st", classId: 1 },
          { text: " a", classId: 0 },
        ],
      },
      {
        marked: false,
        pieces: [
          { text: " =", classId: 0 },
          { text: " 12", classId: 2 },
        ],
      },
    ]);
  });

  it("loses and repeats nothing, for any tokens and marks", () => {
    const cuts = fc
      .uniqueArray(fc.nat(30), { maxLength: 8 })
      .map((all) => all.sort((a, b) => a - b));
    fc.assert(
      fc.property(fc.string({ maxLength: 25 }), cuts, cuts, (text, ends, marks) => {
        const tokens = Uint32Array.from(ends, (end, i) => (((i % 3) << 24) | end) >>> 0);
        const words = marks.flatMap((start, i) =>
          i % 2 === 0 && marks[i + 1] !== undefined ? [{ start, end: marks[i + 1] ?? 0 }] : [],
        );
        const pieces = linePieces(text, tokens, words).flatMap((part) => part.pieces);
        expect(pieces.map((piece) => piece.text).join("")).toBe(text);
      }),
    );
  });
});

describe("stepToChange", () => {
  const changes = Int32Array.of(10, 50, 90);
  const at = (current: number | null, first: number, way: 1 | -1) =>
    stepToChange(changes, { current, view: { first, end: first + 20 }, way });

  it("goes on from the change gone to, as long as it is in view", () => {
    expect(at(null, 0, 1)).toBe(0);
    expect(at(0, 5, 1)).toBe(1);
    expect(at(2, 80, -1)).toBe(1);
    expect(at(2, 80, 1)).toBeNull();
    expect(at(0, 5, -1)).toBeNull();
  });

  it("else goes on from what is in view", () => {
    expect(at(0, 60, 1)).toBe(2);
    expect(at(0, 60, -1)).toBe(1);
    expect(at(null, 0, -1)).toBeNull();
    expect(at(null, 95, 1)).toBeNull();
  });
});
