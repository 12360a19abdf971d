import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LineDiff, lineDiff } from "../../../src/cards/DiffCard/lineDiff.ts";

/** What the script makes of the old text. */
function replay(a: readonly string[], b: readonly string[], { edits }: LineDiff): string[] {
  const result: string[] = [];
  let at = 0;
  for (const { aStart, aEnd, bStart, bEnd } of edits) {
    result.push(...a.slice(at, aStart), ...b.slice(bStart, bEnd));
    at = aEnd;
  }
  return [...result, ...a.slice(at)];
}

const few = fc.array(fc.constantFrom("a", "b", "c", "", "d"), { maxLength: 40 });
const pairs = fc.tuple(few, few);

describe("lineDiff", () => {
  it("gives the new text when its script is replayed, for every pair", () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        expect(replay(a, b, lineDiff(a, b))).toEqual(b);
      }),
      { numRuns: 1000 },
    );
  });

  it("adds up: edits, counts and lengths", () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        const { added, removed, edits } = lineDiff(a, b);
        expect(added - removed).toBe(b.length - a.length);
        expect(edits.reduce((sum, edit) => sum + edit.bEnd - edit.bStart, 0)).toBe(added);
        expect(edits.reduce((sum, edit) => sum + edit.aEnd - edit.aStart, 0)).toBe(removed);
      }),
      { numRuns: 1000 },
    );
  });

  it("keeps edits apart and in order", () => {
    fc.assert(
      fc.property(pairs, ([a, b]) => {
        let aEnd = -1;
        let bEnd = -1;
        for (const edit of lineDiff(a, b).edits) {
          expect(edit.aStart).toBeGreaterThan(aEnd);
          expect(edit.bStart).toBeGreaterThan(bEnd);
          ({ aEnd, bEnd } = edit);
        }
      }),
    );
  });

  it("never says more than that everything was replaced, and still replays, out of budget", () => {
    fc.assert(
      fc.property(pairs, fc.nat(60), fc.nat(30), ([a, b], steps, lines) => {
        const diff = lineDiff(a, b, { steps, lines, units: 50 });
        expect(replay(a, b, diff)).toEqual(b);
        expect(diff.added).toBeLessThanOrEqual(b.length);
        expect(diff.removed).toBeLessThanOrEqual(a.length);
        expect(diff.added - diff.removed).toBe(b.length - a.length);
        if (diff.coarse) expect(diff.edits).toHaveLength(1);
      }),
    );
  });

  it("is exact on long texts whose difference is small, whatever the budget", () => {
    const a = Array.from({ length: 100_000 }, (_, i) => `line ${i}`);
    const b = [...a.slice(0, 50_000), "new", ...a.slice(50_000)];
    expect(lineDiff(a, b)).toEqual({
      edits: [{ aStart: 50_000, aEnd: 50_000, bStart: 50_000, bEnd: 50_001 }],
      added: 1,
      removed: 0,
      coarse: false,
    });
  });

  it("compares two long texts without a line in common exactly", () => {
    const a = Array.from({ length: 20_000 }, (_, i) => `old ${i}`);
    const b = Array.from({ length: 20_000 }, (_, i) => `new ${i}`);
    expect(lineDiff(a, b)).toMatchObject({ added: 20_000, removed: 20_000, coarse: false });
  });

  it("gives up within its budget on shuffled text, as one replaced block", () => {
    const a = Array.from({ length: 19_000 }, (_, i) => `line ${i}`);
    const b = a.map((_, i) => `line ${(i * 7919) % 19_000}`);
    const diff = lineDiff(a, b);
    expect(diff).toMatchObject({ coarse: true, added: diff.removed });
    expect(diff.edits).toHaveLength(1);
  });

  it("takes lines named like built-in properties", () => {
    expect(lineDiff(["__proto__", "constructor"], ["constructor", "toString"])).toMatchObject({
      added: 1,
      removed: 1,
    });
  });
});

function git(...args: string[]): string {
  try {
    return execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    // `git diff --no-index` exits 1 when there are differences.
    return String((error as { stdout?: string }).stdout ?? "");
  }
}

const hasGit = git("--version").startsWith("git version");

describe.skipIf(!hasGit)("lineDiff beside git diff --numstat", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "line-diff-"));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  // One directory diff holds all pairs: a process for each would take minutes.
  function numstat(all: readonly (readonly [string[], string[]])[], ...options: string[]) {
    for (const side of ["a", "b"]) {
      rmSync(join(folder, side), { recursive: true, force: true });
      execFileSync("mkdir", [join(folder, side)]);
    }
    all.forEach(([a, b], i) => {
      writeFileSync(join(folder, "a", `${i}.txt`), a.map((line) => `${line}\n`).join(""));
      writeFileSync(join(folder, "b", `${i}.txt`), b.map((line) => `${line}\n`).join(""));
    });
    const counts = all.map(() => "0 0");
    const from = ["-C", folder, "diff", "--no-index", "--no-renames", "--numstat", "-z"];
    const fields = git(...from, ...options, "a", "b").split("\0");
    for (let i = 0; i + 2 < fields.length; i += 3) {
      const number = Number(/(\d+)\.txt$/.exec(fields[i + 2] ?? "")?.[1]);
      counts[number] = (fields[i] ?? "").trim().replace("\t", " ");
    }
    return counts;
  }

  const ours = (all: readonly (readonly [string[], string[]])[]): string[] =>
    all.map(([a, b]) => {
      const { added, removed } = lineDiff(a, b);
      return `${added} ${removed}`;
    });

  it("counts the same on random small files of few different lines", () => {
    const all = fc.sample(pairs, { numRuns: 400, seed: 7 });
    expect(ours(all)).toEqual(numstat(all));
  });

  it("counts the same where braces and blank lines stand among lines of their own", () => {
    const line = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom("}", "", "  }", "return;") },
      { weight: 4, arbitrary: fc.nat(400).map((n) => `line ${n}`) },
    );
    const text = fc.array(line, { minLength: 20, maxLength: 300 });
    const all = fc.sample(fc.tuple(text, text), { numRuns: 150, seed: 3 });
    expect(ours(all)).toEqual(numstat(all));
  });

  it("counts the same on small files after random edits", () => {
    const text = fc.array(fc.stringMatching(/^[a-z(){}; ]{4,30}$/), {
      minLength: 5,
      maxLength: 80,
    });
    const edited = fc
      .tuple(text, fc.array(fc.tuple(fc.nat(), fc.nat(3), text), { maxLength: 4 }))
      .map(([a, changes]): [string[], string[]] => {
        const b = [...a];
        for (const [at, gone, come] of changes)
          b.splice(at % (b.length + 1), gone, ...come.slice(0, 3));
        return [a, b];
      });
    const all = fc.sample(edited, { numRuns: 300, seed: 11 });
    expect(ours(all)).toEqual(numstat(all));
  });

  it("counts the same on source text with lines taken out and put in", () => {
    const source = readFileSync(import.meta.filename, "utf8")
      .split("\n")
      .slice(0, -1);
    const all: [string[], string[]][] = [
      [source, source.filter((_, i) => i % 9 !== 0)],
      [source, source.flatMap((line, i) => (i % 13 === 0 ? [line, "  extra();"] : [line]))],
    ];
    expect(ours(all)).toEqual(numstat(all));
  });
});
