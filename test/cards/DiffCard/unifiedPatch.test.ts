import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { diffModel } from "../../../src/cards/DiffCard/diffModel.ts";
import { unifiedPatch } from "../../../src/cards/DiffCard/unifiedPatch.ts";

function patchOf(old: string, after: string, path = "src/a.txt"): string {
  const [file] = diffModel({ path, old, new: after })?.files ?? [];
  if (!file) throw new Error("no diff in it");
  return unifiedPatch(file);
}

describe("unifiedPatch", () => {
  it("writes hunks with three lines of context", () => {
    const old = Array.from({ length: 20 }, (_, i) => `${i + 1}\n`).join("");
    const after = old.replace("5\n", "five\n").replace("16\n", "");
    expect(patchOf(old, after)).toBe(
      [
        "diff --git a/src/a.txt b/src/a.txt",
        "--- a/src/a.txt",
        "+++ b/src/a.txt",
        "@@ -2,7 +2,7 @@",
        " 2",
        " 3",
        " 4",
        "-5",
        "+five",
        " 6",
        " 7",
        " 8",
        "@@ -13,7 +13,6 @@",
        " 13",
        " 14",
        " 15",
        "-16",
        " 17",
        " 18",
        " 19",
        "",
      ].join("\n"),
    );
  });

  it("is empty when nothing changed or nothing can be shown", () => {
    expect(patchOf("a\n", "a\n")).toBe("");
    expect(patchOf("\0a", "\0b")).toBe("");
  });

  it("lets no path forge a header (security R10)", () => {
    const patch = patchOf("a\n", "b\n", "x\n--- /etc/passwd\r+++ evil\n@@ -1 +1 @@");
    expect(patch.split("\n").filter((line) => /^(?:---|\+\+\+|@@) /.test(line))).toHaveLength(3);
  });
});

const hasGit = (() => {
  try {
    execFileSync("git", ["--version"]);
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasGit)("git apply", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "patch-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** What git makes of the old text with our patch; `null` when the file is gone. */
  function applied(old: string, after: string, path: string): string | null {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if (old === "") rmSync(file, { force: true });
    else writeFileSync(file, old);
    // Outside a repository, so that no line-end setting of one has a say.
    execFileSync("git", ["apply", "--whitespace=nowarn", "-"], {
      cwd: folder,
      input: patchOf(old, after, path),
      env: { ...process.env, GIT_CEILING_DIRECTORIES: tmpdir() },
    });
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  }

  it.each([
    ["a change", "a\nb\nc\n", "a\nB\nc\n"],
    ["a new file", "", "a\nb\n"],
    ["a deleted file", "a\nb\n", ""],
    ["a lost last line feed", "a\nb\n", "a\nb"],
    ["a gained last line feed", "a\nb", "a\nb\n"],
    ["a change before a last line without its line feed", "a\nb", "A\nb"],
    ["CRLF to LF", "a\r\nb\r\n", "a\nb\n"],
    ["lines that look like headers", "-- a\n++ b\n@@ -1 +1 @@\n", "-- c\n++ d\n@@ -1 +1 @@\n"],
  ])("takes %s", (_, old, after) => {
    expect(applied(old, after, "some/file.txt") ?? "").toBe(after);
  });

  it.each(["my file.txt", "ü/ä.txt", 'quo"te.txt', "tab\t.txt"])("takes the path %j", (path) => {
    expect(applied("a\n", "b\n", path)).toBe("b\n");
  });

  it("takes a patch of any two texts", () => {
    const text = fc
      .tuple(
        fc.array(fc.constantFrom("a", "b", "", " c", "d\r", "+e", "-f"), { maxLength: 25 }),
        fc.boolean(),
      )
      .map(([all, ended]) =>
        all
          .map((line) => `${line}\n`)
          .join("")
          .slice(0, ended ? undefined : -1),
      );
    fc.assert(
      fc.property(text, text, (old, after) => {
        fc.pre(old !== after);
        expect(applied(old, after, "any.txt") ?? "").toBe(after);
      }),
      { numRuns: 60 },
    );
  });
});
