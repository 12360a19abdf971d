import { describe, expect, it } from "vitest";
import { diffModel } from "../../../src/cards/DiffCard/diffModel.ts";
import { type DiffGap, type DiffRow, foldBlocks } from "../../../src/cards/DiffCard/foldBlocks.ts";

const numbered = (count: number, change: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: count }, (_, i) => `${change[i + 1] ?? i + 1}\n`).join("");

function fold(
  change: Readonly<Record<number, string>>,
  opened: ReadonlyMap<number, number> = new Map(),
  max = 1000,
  count = 60,
) {
  const [file] = diffModel({ old: numbered(count), new: numbered(count, change) })?.files ?? [];
  if (!file) throw new Error("no diff in it");
  return foldBlocks(file.blocks, opened, max);
}
/** `5` a line, `-5` `+x` a changed one, `[12]` a bar over 12 lines. */
const shown = ({ rows }: { rows: readonly (DiffRow | DiffGap)[] }): string =>
  rows
    .map((row) =>
      row.kind === "gap"
        ? `[${row.count}]`
        : `${{ same: "", removed: "-", added: "+" }[row.kind]}${row.text}`,
    )
    .join(" ");

describe("foldBlocks", () => {
  it("keeps three lines around each change and folds the rest", () => {
    const folded = fold({ 20: "x", 40: "y" });
    expect(shown(folded)).toBe("[16] 17 18 19 -20 +x 21 22 23 [13] 37 38 39 -40 +y 41 42 43 [17]");
    expect(folded.total).toBe(16);
  });

  it("numbers both sides", () => {
    const { rows } = fold({ 20: "x" });
    expect(rows.filter((row) => row.kind !== "gap").map((row) => [row.old, row.new])).toEqual([
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
    expect(shown(fold({ 5: "x", 13: "y" }, new Map(), 1000, 17))).toBe(
      "1 2 3 4 -5 +x 6 7 8 9 10 11 12 -13 +y 14 15 16 17",
    );
  });

  it("opens from the change beside it, and shows the rest when little is left", () => {
    const first = (folded: ReturnType<typeof fold>): DiffGap | undefined =>
      folded.rows.find((row): row is DiffGap => row.kind === "gap");
    const id = first(fold({ 40: "y" }))?.id ?? -1;
    expect(shown(fold({ 40: "y" }, new Map([[id, 20]]))).slice(0, 20)).toBe("[16] 17 18 19 20 21 ");
    expect(shown(fold({ 40: "y" }, new Map([[id, 35]]))).slice(0, 6)).toBe("1 2 3 ");
    const { rows } = fold({ 2: "x" });
    const gap = rows.find((row): row is DiffGap => row.kind === "gap");
    expect(gap).toMatchObject({ count: 55, last: true });
    expect(shown(fold({ 2: "x" }, new Map([[gap?.id ?? -1, 20]])))).toMatch(/ 24 25 \[35\]$/);
  });

  it("gives every row a key of its own", () => {
    const { rows } = fold({ 20: "x", 40: "y" }, new Map([[2, 5]]));
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  });

  it("makes no more rows than asked for, and counts all", () => {
    const folded = fold({ 20: "x", 40: "y" }, new Map(), 4);
    expect(shown(folded)).toBe("[16] 17 18 19 -20");
    expect(folded.total).toBe(16);
  });

  it("cannot open what a patch leaves out", () => {
    const [file] =
      diffModel({ new: "--- a/x\n+++ b/x\n@@ -9,2 +9,2 @@ f()\n a\n-b\n+c\n" })?.files ?? [];
    const { rows } = foldBlocks(file?.blocks ?? [], new Map(), 100);
    expect(rows[0]).toMatchObject({ kind: "gap", id: null, count: 8, section: "f()" });
  });
});
