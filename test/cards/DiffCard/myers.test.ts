import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markShortestEdits } from "../../../src/cards/DiffCard/myers.ts";

/** Length of the longest common subsequence, by the plain quadratic table. */
function longestCommon(a: readonly number[], b: readonly number[]): number {
  let above = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const row = [0];
    b.forEach((other, j) => {
      row.push(one === other ? (above[j] ?? 0) + 1 : Math.max(above[j + 1] ?? 0, row[j] ?? 0));
    });
    above = row;
  }
  return above[b.length] ?? 0;
}

const few = fc.array(fc.nat(4), { maxLength: 40 });

function marked(a: readonly number[], b: readonly number[], budget = 1e9, greedy?: number) {
  const removed = new Uint8Array(a.length);
  const added = new Uint8Array(b.length);
  const found = markShortestEdits(
    Int32Array.from(a),
    Int32Array.from(b),
    removed,
    added,
    budget,
    greedy,
  );
  return {
    found,
    keptOfA: a.filter((_, i) => removed[i] === 0),
    keptOfB: b.filter((_, i) => added[i] === 0),
  };
}

describe("markShortestEdits", () => {
  it.each([
    ["as few edits as there are", undefined],
    ["halving from the start", 0],
    ["halving after a few", 5],
  ])("keeps a longest common subsequence, for every pair: %s", (_, greedy) => {
    fc.assert(
      fc.property(few, few, (a, b) => {
        const { found, keptOfA, keptOfB } = marked(a, b, 1e9, greedy);
        expect(found).toBe(true);
        expect(keptOfA).toEqual(keptOfB);
        expect(keptOfA).toHaveLength(longestCommon(a, b));
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps a longest common subsequence of sides that differ much in length", () => {
    const many = fc.array(fc.nat(9), { minLength: 60, maxLength: 120 });
    fc.assert(
      fc.property(
        many,
        fc.array(fc.nat(9), { maxLength: 6 }),
        fc.boolean(),
        fc.constantFrom(0, undefined),
        (long, short, swap, greedy) => {
          const [a, b] = swap ? [long, short] : [short, long];
          expect(marked(a, b, 1e9, greedy).keptOfA).toHaveLength(longestCommon(a, b));
        },
      ),
      { numRuns: 400 },
    );
  });

  it("stops when its budget is used up", () => {
    const a = Array.from({ length: 3000 }, (_, i) => i);
    const b = a.map((i) => (i * 1021) % 3000);
    expect(marked(a, b, 1000).found).toBe(false);
    expect(marked(a, b, 0).found).toBe(false);
    expect(marked([1, 2], [1, 2], 0).found).toBe(true);
  });
});
