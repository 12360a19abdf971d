import fc from "fast-check";
import { expect, it } from "vitest";
import { linesToCompare } from "../../../src/cards/DiffCard/linesToCompare.ts";
import { finishSteps } from "../../../src/cards/DiffCard/steps.ts";

const WINDOW = 100;

/** Kinds of the lines around one, the nearest first, as far as git looks. */
function around(kinds: readonly string[], at: number, step: 1 | -1): readonly string[] {
  const found: string[] = [];
  for (let by = 1; by <= WINDOW; by++) {
    const kind = kinds[at + step * by];
    if (kind === undefined || kind === "ordinary") break;
    found.push(kind);
  }
  return found;
}

const absent = (kinds: readonly string[]): number => kinds.filter((one) => one === "absent").length;

/** By the book: absent lines go, and frequent ones among many absent lines on both sides. */
function leftOut(kinds: readonly string[]): readonly number[] {
  return kinds.flatMap((kind, at) => {
    const [up, down] = [around(kinds, at, -1), around(kinds, at, 1)];
    const few = absent(up) > 0 && absent(down) > 0;
    const all = up.length + down.length + 2;
    const frequent = all - absent(up) - absent(down);
    return kind === "absent" || (kind === "frequent" && few && frequent * 4 < all) ? [at] : [];
  });
}

it("leaves out absent lines, and frequent ones that stand among them, wherever they stand", () => {
  const weighted = fc.oneof(
    { weight: 60, arbitrary: fc.constant("absent") },
    { weight: 10, arbitrary: fc.constant("frequent") },
    { weight: 1, arbitrary: fc.constant("ordinary") },
  );
  let noise = 0;
  fc.assert(
    fc.property(fc.array(weighted, { minLength: 1, maxLength: 700, size: "max" }), (kinds) => {
      const text = { absent: "a", frequent: "}", ordinary: "o" } as const;
      const a = kinds.map((kind, at) =>
        kind === "frequent" ? "}" : `${text[kind as "absent"]}${at}`,
      );
      // The other side has every ordinary line once, and 1,024 of the frequent one.
      const b = [...a.filter((line) => line.startsWith("o")), ...Array(1024).fill("}")];
      const block = { aStart: 0, aEnd: a.length, bStart: 0, bEnd: b.length };
      const [inA] = finishSteps(linesToCompare(a, b, block));
      const expected = leftOut(kinds);
      noise += expected.filter((at) => kinds[at] === "frequent").length;
      expect(inA.leftOut).toEqual(expected);
      expect([...inA.positions]).toEqual(
        a.map((_, at) => at).filter((at) => !expected.includes(at)),
      );
    }),
    { numRuns: 100 },
  );
  expect(noise).toBeGreaterThan(100);
});

it("counts the equal ends of both texts, and gives equal lines equal numbers", () => {
  const a = ["}", "x", "y", "x", "}"];
  const b = ["}", "y", "x", "z", "}"];
  const block = { aStart: 1, aEnd: 4, bStart: 1, bEnd: 4 };
  const [inA, inB] = finishSteps(linesToCompare(a, b, block));
  expect([...inA.positions]).toEqual([1, 2, 3]);
  expect([...inB.positions]).toEqual([1, 2]);
  expect(inB.leftOut).toEqual([3]);
  expect([...inB.numbers]).toEqual([inA.numbers[1], inA.numbers[0]]);
});
