import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareSteps } from "../../../src/cards/DiffCard/compareTexts.ts";
import { diffModel } from "../../../src/cards/DiffCard/diffModel.ts";
import { sideLines } from "../../../src/cards/DiffCard/diffSides.ts";
import { finishSteps } from "../../../src/cards/DiffCard/steps.ts";
import { textDiff } from "../../../src/cards/DiffCard/textDiff.ts";
import { unifiedPatch } from "../../../src/cards/DiffCard/unifiedPatch.ts";
import { sameButSpace, spaceChange, withoutSpace } from "../../../src/cards/DiffCard/whitespace.ts";
import { withoutSpaceChanges } from "../../../src/cards/DiffCard/withoutSpaceChanges.ts";

const only = (payload: unknown) => {
  const [file] = diffModel(payload)?.files ?? [];
  if (!file) throw new Error("no diff in it");
  return file;
};
const kind = (old: string, after: string) => spaceChange(only({ old, new: after }).blocks);

describe("spaceChange", () => {
  it.each([
    ["a b\n", "a  b\n", "space"],
    ["a\r\nb\r\n", "a\nb\n", "line-ends"],
    ["a\nb\n", "a\nb", "line-ends"],
    ["a\r\n  b\r\n", "a\n\tb\n", "space"],
    ["a b\nx\n", "a  b\ny\n", "some"],
    ["x\na b\n", "y\nz\na  b\n", "some"],
    ["a\n", "b\n", "none"],
    ["a\n", "", "none"],
    ["a\n", "a\nb\n", "none"],
  ])("of %j → %j is %s", (old, after, expected) => {
    expect(kind(old, after)).toBe(expected);
  });
});

it("sameButSpace says the same as comparing the lines without their white space", () => {
  const line = fc
    .array(fc.constantFrom("a", "b", " ", "\t", "\r", "\u00a0", "\u3000"), { maxLength: 8 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(line, line, (a, b) => {
      expect(sameButSpace(a, b)).toBe(withoutSpace(a) === withoutSpace(b));
    }),
  );
});

describe("leaving white space out", () => {
  const line = fc.constantFrom("a", " a", "a ", "b", "b\t", "", "  ", "a b", "ab");
  const text = fc
    .array(line, { maxLength: 25 })
    .map((all) => all.map((one) => `${one}\n`).join(""));
  const side = (content: string) => ({ text: content, ends: "LF" as const, ...sideLines(content) });

  it("keeps both texts whole, and shows no line as the same that is not, for any two texts", () => {
    fc.assert(
      fc.property(text, text, (old, after) => {
        const [before, now] = [side(old), side(after)];
        const comparison = finishSteps(compareSteps(before, now, { ignoreSpace: true }));
        const { blocks } = textDiff({ path: null, before, after: now }, comparison);
        if (comparison.added + comparison.removed === 0) return;
        const lines = { old: [] as string[], new: [] as string[] };
        for (const block of blocks) {
          if (block.kind === "skipped") throw new Error("nothing is skipped in a text");
          if (block.kind === "same") {
            const beside = block.oldLines ?? block.lines;
            block.lines.forEach((one, i) => {
              expect(sameButSpace(one, beside[i] ?? "?")).toBe(true);
            });
            lines.old.push(...beside);
            lines.new.push(...block.lines);
          } else {
            lines.old.push(...block.removed);
            lines.new.push(...block.added);
          }
        }
        expect(lines).toEqual({ old: before.lines, new: now.lines });
      }),
      { numRuns: 300 },
    );
  });

  it("finds in a patch of two texts the changes that it finds in the texts", () => {
    fc.assert(
      fc.property(text, text, (old, after) => {
        fc.pre(old !== after && old !== "" && after !== "");
        const patch = unifiedPatch(only({ path: "x", old, new: after }));
        const reduced = withoutSpaceChanges(only({ path: "patch", new: patch }));
        for (const block of reduced.blocks)
          if (block.kind === "changed")
            expect(block.removed.map(withoutSpace)).not.toEqual(block.added.map(withoutSpace));
        expect(reduced.added - reduced.removed).toBe(
          sideLines(after).lines.length - sideLines(old).lines.length,
        );
      }),
    );
  });
});
