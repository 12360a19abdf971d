import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstOpen } from "../../../../src/cards/Card/json/firstOpen.ts";
import { JsonReader } from "../../../../src/cards/Card/json/JsonReader.ts";
import { JsonRows } from "../../../../src/cards/Card/json/JsonRows.ts";
import { JsonTree } from "../../../../src/cards/Card/json/JsonTree.ts";
import { treeKeys, typedRow } from "../../../../src/cards/Card/json/treeKeys.ts";

const rowsOf = (value: unknown): JsonRows => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const reader = new JsonReader(text);
  reader.advance(Number.POSITIVE_INFINITY);
  return new JsonRows(new JsonTree(text, reader.nodes));
};
const shown = (rows: JsonRows): number[] =>
  Array.from({ length: rows.count }, (_, row) => rows.node(row));
const keys = (rows: JsonRows): (string | null)[] => shown(rows).map((node) => rows.tree.key(node));

/** What should be seen, found the slow way. */
function expected(rows: JsonRows): number[] {
  const { tree } = rows;
  const out: number[] = [];
  for (let node = 0; node < tree.count; node++) {
    let seen = true;
    for (let at = tree.parent(node); at >= 0; at = tree.parent(at)) seen &&= rows.isOpen(at);
    if (seen) out.push(node);
  }
  return out;
}

describe("rows that can be seen", () => {
  test("after any openings and closings", () => {
    const value = fc.anything({
      values: [fc.integer()],
      maxDepth: 5,
      maxKeys: 4,
      withNullPrototype: false,
    });
    const moves = fc.array(fc.tuple(fc.nat(9), fc.nat()), { maxLength: 30 });
    fc.assert(
      fc.property(fc.tuple(value, value), moves, (json, steps) => {
        const rows = rowsOf(json);
        for (const [what, n] of steps) {
          const node = n % rows.tree.count;
          if (what < 4) rows.open(node);
          else if (what < 7) rows.close(node);
          else if (what === 7) rows.reveal(node);
          else if (what === 8) rows.openAll();
          else rows.closeAll();
          expect(shown(rows)).toEqual(expected(rows));
          expect(shown(rows).map((at) => rows.row(at))).toEqual(shown(rows).map((_, row) => row));
          if (what === 7) expect(rows.row(node)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("at first: the root, and what fits into 12 lines in order (visual 7)", () => {
    const run = {
      id: "r",
      usage: { in: 1, out: 2, cache: null },
      steps: Array(12).fill(0),
      environment: { a: 1, b: 2, c: 3, d: 4, e: 5 },
      note: "x",
    };
    expect(keys(rowsOf(run))).toEqual([
      null,
      "id",
      "usage",
      "in",
      "out",
      "cache",
      "steps",
      "environment",
      "note",
    ]);
    expect(rowsOf(Array(500).fill({ a: 1 })).count).toBe(501);
    expect(firstOpen(3, [4, 4, 4])).toEqual({ open: [0, 1], rows: 12 });
  });

  test("130,000 rows open, close and open again", () => {
    const item = { id: 1, name: "n", tags: ["a", "b"], geo: { lat: 1, lng: 2 }, ok: true };
    const rows = rowsOf(Array.from({ length: 13_000 }, () => item));
    rows.openAll();
    expect(rows.count).toBe(1 + 13_000 * 10);
    rows.close(0);
    expect(rows.count).toBe(1);
    rows.open(0);
    expect(rows.count).toBe(1 + 13_000 * 10);
    rows.closeAll();
    expect(rows.count).toBe(13_001);
  });
});

describe("keys (WAI-ARIA tree)", () => {
  const rows = rowsOf({ a: { b: 1, c: [2] }, d: 3, alpha: {} });
  const row = (key: string): number => keys(rows).indexOf(key);

  test.each([
    ["ArrowDown", 0, { to: 1 }],
    ["ArrowUp", 0, { to: 0 }],
    ["End", 0, { to: 5 }],
    ["Home", 4, { to: 0 }],
    ["ArrowRight", 1, { to: 2 }],
    ["ArrowLeft", 2, { to: 1 }],
    ["ArrowLeft", 1, { close: 1 }],
    ["ArrowRight", 3, { open: 3 }],
    ["ArrowRight", 2, null],
    ["*", 2, { openSiblings: 2 }],
    ["Enter", 2, { toggle: 2 }],
    ["x", 2, null],
  ])("%s at row %i", (key, at, move) => {
    expect(treeKeys(key, rows, at)).toEqual(move);
  });

  test("type-ahead goes round, and stays while more is typed", () => {
    expect(typedRow(rows, 0, "a")).toBe(row("a"));
    expect(typedRow(rows, row("a"), "a")).toBe(row("alpha"));
    expect(typedRow(rows, row("alpha"), "al")).toBe(row("alpha"));
    expect(typedRow(rows, row("alpha"), "A")).toBe(row("a"));
    expect(typedRow(rows, 0, "zz")).toBe(-1);
  });
});
