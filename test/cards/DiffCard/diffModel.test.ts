import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffModel } from "../../../src/cards/DiffCard/diffModel.ts";
import type { DiffModel, FileDiff } from "../../../src/cards/DiffCard/diffTypes.ts";

const model = (payload: unknown): DiffModel => {
  const result = diffModel(payload);
  if (!result) throw new Error("no diff in it");
  return result;
};
const only = (payload: unknown): FileDiff => {
  const [file, ...rest] = model(payload).files;
  if (!file || rest.length > 0) throw new Error("one file expected");
  return file;
};
/** The blocks as patch lines. */
const lines = ({ blocks }: FileDiff): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "same") return block.lines.map((line) => ` ${line}`);
    if (block.kind === "skipped") return [`@${block.count}`];
    return [...block.removed.map((line) => `-${line}`), ...block.added.map((line) => `+${line}`)];
  });

describe("diffModel", () => {
  it("compares two texts (contracts 1.46)", () => {
    const file = only({ verb: "Edited", path: "src/a.ts", old: "a\nb\nc\n", new: "a\nB\nc\nd\n" });
    expect(file).toMatchObject({ change: "modified", path: "src/a.ts", added: 2, removed: 1 });
    expect(lines(file)).toEqual([" a", "-b", "+B", " c", "+d"]);
    expect(file.blocks.at(-1)).toMatchObject({ oldStart: 4, newStart: 4 });
  });

  it("takes arrays of lines, boxed strings and one side alone (contracts 1.24, 1.46, 3.1, 3.17)", () => {
    expect(lines(only({ old: ["a", "b"], new: ["a", "c"] }))).toEqual([" a", "-b", "+c"]);
    expect(only({ old: ["a", "b"], new: "a" })).toMatchObject({ added: 0, removed: 1 });
    expect(only({ old: ["a\nb\n"], new: ["a\n"] })).toMatchObject({ added: 0, removed: 1 });
    expect(only({ old: ["a\n", "b\n"], new: ["a\n", "b\n", "c\n"] })).toMatchObject({
      added: 1,
      removed: 0,
    });
    expect(only({ new: "a\nb\n" })).toMatchObject({ change: "new", added: 2, removed: 0 });
    expect(only({ old: null, new: "x\n" })).toMatchObject({ change: "new", added: 1 });
    expect(only({ old: "a\n", new: "" })).toMatchObject({ change: "deleted", removed: 1 });
    expect(only({ old: "a\n" })).toMatchObject({ change: "deleted", removed: 1 });
  });

  it("has no empty last line, and counts a last line that lost its line feed (security decision 10)", () => {
    expect(only({ old: "a\nb\n", new: "a\nb" })).toMatchObject({ added: 1, removed: 1 });
    expect(only({ old: "a\nb\n", new: "a\nb" }).blocks.at(-1)).toMatchObject({
      removed: ["b"],
      added: ["b"],
      oldBare: false,
      newBare: true,
    });
    expect(only({ old: "a", new: "a\nb" })).toMatchObject({ added: 2, removed: 1 });
  });

  it("says that nothing differs", () => {
    expect(only({ old: "same\n", new: "same\n" })).toMatchObject({
      change: "modified",
      added: 0,
      removed: 0,
      blocks: [],
    });
    expect(only({ old: "", new: "" })).toMatchObject({ change: "modified", blocks: [] });
    expect(only({ old: "\0", new: "\0" })).toMatchObject({ binary: false, blocks: [] });
  });

  it("tells a change of line ends from a rewrite, and marks no returns where all lines have them", () => {
    const changed = only({ old: "a\r\nb\r\n", new: "a\nb\n" });
    expect(changed).toMatchObject({ added: 2, removed: 2, marksCr: true });
    expect(changed.lineEnds).toEqual({ from: "CRLF", to: "LF" });
    expect(only({ old: "a\r\nb\r\n", new: "a\r\nc\r\n" })).toMatchObject({
      lineEnds: null,
      marksCr: false,
    });
    expect(only({ old: "a\r\nb\n", new: "a\r\nc\n" })).toMatchObject({
      lineEnds: null,
      marksCr: true,
    });
  });

  it("shows no content of binary text", () => {
    expect(only({ old: "\0\x01PNG", new: "\0\x02PNG", path: "logo.png" })).toMatchObject({
      binary: true,
      added: 0,
      removed: 0,
      blocks: [],
    });
  });

  it("reads a patch in `new` (contracts 1.32, 5.14)", () => {
    const text = [
      "diff --git a/x.ts b/y.ts",
      "similarity index 90%",
      "rename from x.ts",
      "rename to y.ts",
      "--- a/x.ts",
      "+++ b/y.ts",
      "@@ -11,3 +11,3 @@ function f()",
      " a",
      "-b",
      "+c",
      " d",
      "@@ -30 +30,2 @@",
      " e",
      "+f",
      "\\ No newline at end of file",
      "",
    ].join("\n");
    const result = model({ verb: "Diff", path: "patch", old: "", new: text });
    expect(result).toMatchObject({ added: 2, removed: 1, patchText: text, newText: null });
    const [file] = result.files;
    expect(file).toMatchObject({ change: "renamed", path: "y.ts", oldPath: "x.ts" });
    expect(file && lines(file)).toEqual(["@10", " a", "-b", "+c", " d", "@16", " e", "+f"]);
    expect(file?.blocks[0]).toMatchObject({ section: "function f()" });
    expect(file?.blocks.at(-1)).toMatchObject({ oldStart: 31, newStart: 31, newBare: true });
  });

  it("numbers hunks without context as the file does", () => {
    const file = only({
      new: "--- a/x\n+++ b/x\n@@ -5,0 +6,2 @@\n+a\n+b\n@@ -9,2 +12,0 @@\n-c\n-d\n",
    });
    expect(file.blocks).toMatchObject([
      { kind: "skipped", count: 5 },
      { kind: "changed", oldStart: 6, newStart: 6 },
      { kind: "skipped", count: 3 },
      { kind: "changed", oldStart: 9, newStart: 13 },
    ]);
  });

  it("reads what git prints in colour, and keeps codes that belong to a file", () => {
    const coloured =
      "\u001b[1mdiff --git a/x b/x\u001b[m\n\u001b[1m--- a/x\u001b[m\n\u001b[1m+++ b/x\u001b[m\n\u001b[36m@@ -1 +1 @@\u001b[m\n\u001b[31m-a\u001b[m\n\u001b[32m+\u001b[m\u001b[32mb\u001b[m\n";
    expect(lines(only({ path: "patch", new: coloured }))).toEqual(["-a", "+b"]);
    const plain = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-\u001b[1ma\n+b\n";
    expect(lines(only({ path: "patch", new: plain }))).toEqual(["-\u001b[1ma", "+b"]);
  });

  it("gives the payload's path to a patch without one", () => {
    expect(only({ path: "src/a.ts", new: "@@ -1 +1 @@\n-a\n+b\n" }).path).toBe("src/a.ts");
  });

  it("takes a written file for a file, also when a patch is in it", () => {
    const patch = "--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n+b\n";
    expect(only({ path: "fix.patch", new: patch })).toMatchObject({ change: "new", added: 5 });
    expect(only({ path: "notes.md", new: `# Notes\n\n${patch}` })).toMatchObject({
      change: "new",
      added: 7,
    });
    expect(only({ path: "patch", new: `Applied:\n\n${patch}` })).toMatchObject({
      change: "modified",
      added: 1,
      leading: "Applied:",
    });
  });

  it("answers null where there is nothing to compare", () => {
    for (const payload of [null, [], {}, "x", { path: "a.ts" }, { old: null, new: [] }])
      expect(diffModel(payload)?.files ?? null, JSON.stringify(payload)).toBeOneOf([
        null,
        expect.arrayContaining([expect.objectContaining({ blocks: [] })]),
      ]);
    expect(diffModel({ path: "a.ts", verb: "Edited" })).toBeNull();
  });

  it("is coarse past its budget, with exact counts of the replacement", () => {
    const old = Array.from({ length: 300 }, (_, i) => `line ${i}\n`).join("");
    const after = Array.from({ length: 300 }, (_, i) => `line ${(i * 7) % 300}\n`).join("");
    const result = diffModel({ old, new: after }, { lines: 100, units: 1e6 });
    expect(result?.files[0]).toMatchObject({ coarse: true, added: 299, removed: 299 });
  });

  it("never throws and never miscounts, for any payload", () => {
    const text = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom("a", "b", "", "@@ -1 +1 @@", "+x"), { maxLength: 9 })
        .map((all) => all.join("\n")),
      fc.array(fc.string(), { maxLength: 5 }),
      fc.anything(),
    );
    fc.assert(
      fc.property(text, text, fc.anything(), (old, after, path) => {
        const result = diffModel({ old, new: after, path });
        for (const file of result?.files ?? []) {
          const shown = lines(file);
          expect(shown.filter((line) => line[0] === "+")).toHaveLength(file.added);
          expect(shown.filter((line) => line[0] === "-")).toHaveLength(file.removed);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

const real = resolve(process.env["REAL_DIR"] ?? "../shared/fixtures/real");

describe.skipIf(!existsSync(real))("real texts and git's counts of them", () => {
  it("agree in every case", () => {
    const { cases } = JSON.parse(readFileSync(join(real, "expected.json"), "utf8")) as {
      cases: {
        id: string;
        category: string;
        path: string;
        expect: { added: number; removed: number };
      }[];
    };
    const diffs = cases.filter(({ category }) => category === "diffs");
    expect(diffs.length).toBeGreaterThan(0);
    for (const { id, path, expect: wanted } of diffs) {
      const read = (name: string): string => readFileSync(join(real, id, name), "utf8");
      const texts = model({ path, old: read("before.txt"), new: read("after.txt") });
      expect([texts.added, texts.removed], id).toEqual([wanted.added, wanted.removed]);
      expect(texts.files[0]?.coarse, id).toBe(false);
      const patch = read("git.diff");
      if (patch === "") continue;
      const patched = model({ path: "patch", old: "", new: patch });
      expect([patched.added, patched.removed], id).toEqual([wanted.added, wanted.removed]);
    }
  });
});
