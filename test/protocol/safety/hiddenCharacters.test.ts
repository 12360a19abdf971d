import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayName } from "../../../src/protocol/safety/displayName.ts";
import { countHidden, splitHidden } from "../../../src/protocol/safety/hiddenCharacters.ts";

const labels = (text: string) =>
  splitHidden(text).flatMap((part) => (typeof part === "string" ? [] : [part.label]));

describe("security R11: hidden characters", () => {
  test("are cut out with their code and name", () => {
    expect(splitHidden("a\u202eb\u2066c")).toEqual([
      "a",
      { char: "\u202e", code: "U+202E", label: "RLO" },
      "b",
      { char: "\u2066", code: "U+2066", label: "LRI" },
      "c",
    ]);
    expect(splitHidden("\u{e0041}")).toEqual([
      { char: "\u{e0041}", code: "U+E0041", label: "E0041" },
    ]);
  });

  test.each([
    [
      "bidi controls",
      "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069",
      12,
    ],
    ["zero-width characters", "a\u200bb\u2060c\ufeffd\u00ade\u034ff", 5],
    ["fillers", "\u3164\u115f\uffa0", 3],
    ["tags", "x\u{e0069}\u{e0067}\u{e006e}", 3],
    ["odd separators", "\u2028\u2029\u0085\u000b\u000c", 5],
    ["controls", "\u0000\u0007\u0008\u001b\u007f\u009b", 6],
    ["lone surrogates", "\ud800x\udc00", 2],
    ["a run of variation selectors", `A${"\u{e0100}\u{e0101}".repeat(20)}`, 40],
    ["joiners between Latin letters", "pay\u200dload\u200cx", 2],
    ["tags after a flag that nobody draws", "\u{1f3f4}\u{e0078}\u{e007f}", 2],
  ])("%s are found", (_, text, count) => {
    expect(countHidden(text)).toBe(count);
  });

  test.each([
    "tab\tline\nreturn\r\n",
    "👩‍👩‍👧‍👦 👍🏽 🏳️‍🌈 ❤️ ☎︎ #️⃣ 👩🏽‍🚀 ⚕️",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿",
    "می‌خواهم",
    "क्‍ष ന്‍മ",
    "葛\u{e0100}飾",
    "ᠠ᠋",
    "naïve ñ 日本 ½ ",
  ])("%s has none", (text) => {
    expect(labels(text)).toEqual([]);
    expect(splitHidden(text)).toEqual([text]);
  });

  test("the pieces give the text again", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const parts = splitHidden(text);
        expect(parts.map((part) => (typeof part === "string" ? part : part.char)).join("")).toBe(
          text,
        );
        expect(parts.filter((part) => typeof part !== "string")).toHaveLength(countHidden(text));
      }),
      { numRuns: 500 },
    );
  });

  test("a megabyte of them is cheap", () => {
    countHidden("\u200d".repeat(500_000));
    countHidden("\u{1f3f4}\u{e0067}\u{e0062}".repeat(200_000));
  });
});

describe("security R10: names on screen", () => {
  test.each([
    ["report.pdf", "report.pdf"],
    [".gitignore", ".gitignore"],
    ["invoice_\u202efdp.exe", "invoice_[U+202E]fdp.exe"],
    ["pay\u200bload.txt", "pay[U+200B]load.txt"],
    ["a.txt\nSaved to: /etc/passwd", "a.txt Saved to: /etc/passwd"],
    [`photo.png${" ".repeat(200)}.exe`, "photo.png .exe"],
    ["t\u0000itle", "t[U+0000]itle"],
    ["a\u2028b", "a[U+2028]b"],
  ])("%j is shown as %j", (name, shown) => {
    expect(displayName(name)).toBe(shown);
  });

  test("combining runs are clipped, accents are not", () => {
    expect(displayName(`Z${"\u0301".repeat(100)}x`)).toBe(`Z${"\u0301".repeat(4)}x`);
    expect(displayName("e\u0301")).toBe("e\u0301");
  });

  test("a long name keeps its start and its extension, and no half character", () => {
    const shown = displayName(`${"🧪".repeat(300)}.tar.gz`, 60);
    expect(shown.length).toBeLessThanOrEqual(60);
    expect(shown).toMatch(/^🧪+…🧪+\.tar\.gz$/u);
    expect(displayName(`${"x".repeat(20_000_000)}.exe`)).toMatch(/^x+…x+\.exe$/);
  });

  test("what is no text has no name", () => {
    for (const x of [null, undefined, 5, {}, ["a"], Symbol("x")]) expect(displayName(x)).toBe("");
  });

  test("any text becomes one bounded line without hidden characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const shown = displayName(text);
        expect(shown.length).toBeLessThanOrEqual(200);
        expect(shown).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
      }),
      { numRuns: 500 },
    );
  });
});
