import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DiffLayout, diffLayout } from "../../../src/cards/DiffCard/diffLayout.ts";
import { diffModel } from "../../../src/cards/DiffCard/diffModel.ts";
import type { DiffGap, DiffView } from "../../../src/cards/DiffCard/diffRows.ts";
import type { DiffBlock } from "../../../src/cards/DiffCard/diffTypes.ts";

const numbered = (count: number, change: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, i) => `${change[i + 1] ?? i + 1}\n`).join("");

function blocksOf(payload: unknown): readonly DiffBlock[] {
  const [file] = diffModel(payload)?.files ?? [];
  if (!file) throw new Error("no diff in it");
  return file.blocks;
}
function fold(
  change: Readonly<Record<number, string>>,
  opened: ReadonlyMap<number, number> = new Map(),
  count = 60,
): DiffLayout {
  const blocks = blocksOf({ old: numbered(count), new: numbered(count, change) });
  return diffLayout(blocks, opened, "unified");
}
const rowsOf = (layout: DiffLayout) =>
  Array.from({ length: layout.count }, (_, i) => {
    const row = layout.row(i);
    if (!row) throw new Error(`row ${i} is missing`);
    return row;
  });
const gaps = (layout: DiffLayout): DiffGap[] =>
  rowsOf(layout).filter((row): row is DiffGap => row.kind === "gap");

const SIGN = { same: "", removed: "-", added: "+" } as const;
/** `5` a line, `-5` `+x` a changed one, `[12]` a bar over 12 lines, `-5|+x` one row of two columns. */
const shown = (layout: DiffLayout): string =>
  rowsOf(layout)
    .map((row) => {
      if (row.kind === "gap") return `[${row.count}]`;
      const [old, now] = [row.old, row.new].map((cell) => cell && SIGN[cell.kind] + cell.text);
      if (layout.view === "split") return `${old ?? ""}|${now ?? ""}`;
      return now ?? old;
    })
    .join(" ");

describe("diffLayout in one column", () => {
  it("keeps three lines around each change and folds the rest", () => {
    const layout = fold({ 20: "x", 40: "y" });
    expect(shown(layout)).toBe("[16] 17 18 19 -20 +x 21 22 23 [13] 37 38 39 -40 +y 41 42 43 [17]");
    expect([...layout.bars]).toEqual([0, 9, 18]);
    expect([...layout.changes]).toEqual([4, 13]);
  });

  it("numbers both sides", () => {
    const numbers = rowsOf(fold({ 20: "x" })).flatMap((row) =>
      row.kind === "gap" ? [] : [[row.old?.number ?? null, row.new?.number ?? null]],
    );
    expect(numbers).toEqual([
      [17, 17],
      [18, 18],
      [19, 19],
      [20, null],
      [null, 20],
      [21, 21],
      [22, 22],
      [23, 23],
    ]);
  });

  it("shows a single line in place of a bar over it", () => {
    expect(shown(fold({ 5: "x", 13: "y" }, new Map(), 17))).toBe(
      "1 2 3 4 -5 +x 6 7 8 9 10 11 12 -13 +y 14 15 16 17",
    );
  });

  it("opens from the change beside it, and shows the rest when little is left", () => {
    const id = gaps(fold({ 40: "y" }))[0]?.id ?? -1;
    expect(shown(fold({ 40: "y" }, new Map([[id, 20]]))).slice(0, 20)).toBe("[16] 17 18 19 20 21 ");
    expect(shown(fold({ 40: "y" }, new Map([[id, 35]]))).slice(0, 6)).toBe("1 2 3 ");
    const [gap] = gaps(fold({ 2: "x" }));
    expect(gap).toMatchObject({ count: 55, last: true });
    const opened = fold({ 2: "x" }, new Map([[gap?.id ?? -1, 20]]));
    expect(shown(opened)).toMatch(/ 24 25 \[35\]$/);
    expect(rowsOf(opened).some((row) => row.key === gap?.firstKey)).toBe(true);
  });

  it("cannot open what a patch leaves out", () => {
    const blocks = blocksOf({ new: "--- a/x\n+++ b/x\n@@ -9,2 +9,2 @@ f()\n a\n-b\n+c\n" });
    const [gap] = gaps(diffLayout(blocks, new Map(), "unified"));
    expect(gap).toMatchObject({ id: null, count: 8, section: "f()" });
  });

  it("says what a bar is above of", () => {
    const head = `function load() {\n${numbered(20)}`;
    const blocks = blocksOf({ old: `${head}a\n`, new: `${head}b\n` });
    expect(gaps(diffLayout(blocks, new Map(), "unified"))[0]?.section).toBe("function load()");
  });

  it("finds the longest line, tabs and wide characters counted", () => {
    const widest = (text: string): number =>
      diffLayout(blocksOf({ old: "", new: text }), new Map(), "unified").widest;
    expect(widest("abc\nabcdef\n")).toBe(6);
    expect(widest("abcdef\n\tab\n")).toBe(6);
    expect(widest("\t\tab\nabcdef\n")).toBe(10);
    expect(widest("价格价格\n")).toBe(8);
    expect(widest(`${"x".repeat(80_000)}\n`)).toBe(5000);
  });
});

describe("diffLayout in two columns", () => {
  const split = (old: string, after: string): DiffLayout =>
    diffLayout(blocksOf({ old, new: after }), new Map(), "split");

  it("puts both sides in one row", () => {
    expect(shown(split("a\nb\nc\n", "a\nB\nc\nd\n"))).toBe("a|a -b|+B c|c |+d");
  });

  it("puts lines beside the ones they became", () => {
    const layout = split("let total = 0;\n", "// sums up\nlet total = 1;\n");
    expect(shown(layout)).toBe("|+// sums up -let total = 0;|+let total = 1;");
  });
});

const line = fc.constantFrom("a", "b", "c", "", "x y", "x  y");
const text = fc.array(line, { maxLength: 60 }).map((all) => all.map((one) => `${one}\n`).join(""));

describe("diffLayout of any two texts", () => {
  const opened = fc
    .array(fc.tuple(fc.nat(12), fc.nat(40)), { maxLength: 4 })
    .map((all) => new Map(all));
  const view = fc.constantFrom<DiffView>("unified", "split");

  it("holds the whole text of either side, folded or not, and every row once", () => {
    fc.assert(
      fc.property(text, text, opened, view, (old, after, open, column) => {
        const layout = diffLayout(blocksOf({ old, new: after }), open, column);
        const rows = rowsOf(layout);
        expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
        if (old === after) return;
        for (const side of ["old", "new"] as const) {
          const whole = rows.map((_, i) => layout.text(i, side) + layout.end(i, side)).join("");
          expect(whole).toBe(side === "old" ? old : after);
          const lines = (side === "old" ? old : after).split("\n");
          for (const row of rows) {
            const cell = row.kind === "line" ? row[side] : null;
            if (cell) expect(cell.text).toBe(lines[cell.line]);
            if (cell) expect(cell.number).toBe(cell.line + 1);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
