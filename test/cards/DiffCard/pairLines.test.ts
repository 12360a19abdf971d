import fc from "fast-check";
import { expect, it } from "vitest";
import { pairLines } from "../../../src/cards/DiffCard/pairLines.ts";

it("pairs from the top where as many went as came", () => {
  expect(pairLines(["a", "b"], ["x", "y"])).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

it("pairs the lines that are alike where one was put in", () => {
  const removed = ["const total = sum(rows);", "return total;"];
  const added = [
    "// adds them up",
    "const total = sum(all, rows);",
    "log(total);",
    "return total + 1;",
  ];
  expect(pairLines(removed, added)).toEqual([
    [0, 1],
    [1, 3],
  ]);
});

it("pairs no lines that have nothing in common, but in blocks too large to look into", () => {
  expect(pairLines(["one two three"], ["(", "%%%%"])).toEqual([]);
  const many = Array.from({ length: 600 }, (_, i) => `line ${i}`);
  expect(pairLines(many, many.slice(1)).slice(-1)).toEqual([[598, 598]]);
});

it("keeps the order on both sides and uses no line twice, for any two blocks", () => {
  const line = fc.constantFrom("a b c", "a b d", "x y", "", "{", "return a;", "return b;");
  const block = fc.array(line, { maxLength: 12 });
  fc.assert(
    fc.property(block, block, (removed, added) => {
      let last: readonly [number, number] = [-1, -1];
      for (const [a, b] of pairLines(removed, added)) {
        expect(a).toBeGreaterThan(last[0]);
        expect(b).toBeGreaterThan(last[1]);
        expect(a).toBeLessThan(removed.length);
        expect(b).toBeLessThan(added.length);
        last = [a, b];
      }
    }),
  );
});
