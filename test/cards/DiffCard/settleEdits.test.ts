import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Edit, lineDiff } from "../../../src/cards/DiffCard/lineDiff.ts";
import { settleEdits } from "../../../src/cards/DiffCard/settleEdits.ts";

const settled = (a: readonly string[], b: readonly string[]): readonly Edit[] =>
  settleEdits(a, b, lineDiff(a, b).edits);
const addedBy = (a: string, b: string): string[] => {
  const to = b.split("\n");
  return settled(a.split("\n"), to).flatMap((edit) => to.slice(edit.bStart, edit.bEnd));
};

describe("settleEdits", () => {
  it("shows an added function whole, not from the brace of the one before", () => {
    const a = "function a() {\n}\n\nfunction c() {\n}\n";
    const b = "function a() {\n}\n\nfunction b() {\n}\n\nfunction c() {\n}\n";
    expect(addedBy(a, b)).toEqual(["function b() {", "}", ""]);
  });

  it("shows an added block from its own first line where there are no blank lines", () => {
    const a = "f {\n  if (x) {\n    go();\n  }\n  done();\n}";
    const b = "f {\n  if (x) {\n    go();\n  }\n  if (y) {\n    go();\n  }\n  done();\n}";
    expect(addedBy(a, b)).toEqual(["  if (y) {", "    go();", "  }"]);
  });

  it("starts with the blank line at the end of a file", () => {
    expect(addedBy("a {\n}", "a {\n}\n\nb {\n}")).toEqual(["", "b {", "}"]);
  });

  it("keeps the script true and as short, for every pair", () => {
    const few = fc.array(fc.constantFrom("a", "", "  b", "}"), { maxLength: 30 });
    fc.assert(
      fc.property(few, few, (a, b) => {
        const { edits, added, removed } = lineDiff(a, b);
        const moved = settleEdits(a, b, edits);
        const result: string[] = [];
        let at = 0;
        for (const edit of moved) {
          expect(edit.aStart).toBeGreaterThanOrEqual(at);
          result.push(...a.slice(at, edit.aStart), ...b.slice(edit.bStart, edit.bEnd));
          expect(result).toHaveLength(edit.bEnd);
          at = edit.aEnd;
        }
        expect([...result, ...a.slice(at)]).toEqual(b);
        expect(moved.reduce((sum, edit) => sum + edit.bEnd - edit.bStart, 0)).toBe(added);
        expect(moved.reduce((sum, edit) => sum + edit.aEnd - edit.aStart, 0)).toBe(removed);
        moved.slice(1).forEach((edit, i) => {
          expect(edit.aStart).toBeGreaterThan(moved[i]?.aEnd ?? 0);
          expect(edit.bStart).toBeGreaterThan(moved[i]?.bEnd ?? 0);
        });
      }),
      { numRuns: 1000 },
    );
  });
});
