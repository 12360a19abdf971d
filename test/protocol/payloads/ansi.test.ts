import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type AnsiLine,
  hasAnsi,
  parseAnsi,
  plainText,
} from "../../../src/protocol/payloads/ansi.ts";

const ESC = "\u001b";
const shown = (text: string): string[] => parseAnsi(text).map(plainText);
const look = (line: AnsiLine | undefined): unknown[] =>
  (line ?? []).map(({ text, style }) => {
    const on = Object.entries(style ?? {}).filter(([, value]) => value !== null && value !== false);
    return [text, Object.fromEntries(on)];
  });
const first = (text: string): unknown[] => look(parseAnsi(text)[0]);

describe("styles (R12)", () => {
  test("the 8 colours, their bright forms in a stronger weight, bright black as gray", () => {
    expect(first(`${ESC}[31mred${ESC}[0m plain ${ESC}[96mbright${ESC}[39m ${ESC}[90mgray`)).toEqual(
      [
        ["red", { color: "red" }],
        [" plain ", {}],
        ["bright", { color: "cyan", bold: true }],
        [" ", {}],
        ["gray", { color: "gray" }],
      ],
    );
  });

  test("attributes switch on and off one by one", () => {
    expect(
      first(`${ESC}[1;3;4mall${ESC}[22mno bold${ESC}[23;24mnone${ESC}[2mdim${ESC}[mreset`),
    ).toEqual([
      ["all", { bold: true, italic: true, underline: true }],
      ["no bold", { italic: true, underline: true }],
      ["none", {}],
      ["dim", { dim: true }],
      ["reset", {}],
    ]);
  });

  test("256 and true colour take the nearest hue, in both notations", () => {
    expect(first(`${ESC}[38;5;196ma${ESC}[38;5;28mb${ESC}[38;5;240mc${ESC}[38;5;12md`)).toEqual([
      ["a", { color: "red" }],
      ["b", { color: "green" }],
      ["c", { color: "gray" }],
      ["d", { color: "blue" }],
    ]);
    expect(
      first(`${ESC}[38;2;206;145;120ma${ESC}[38:2::86:156:214mb${ESC}[38:2:220:10:200mc`),
    ).toEqual([
      ["a", { color: "red" }],
      ["b", { color: "blue" }],
      ["c", { color: "magenta" }],
    ]);
  });

  test("codes after an extended colour still count", () => {
    expect(first(`${ESC}[38;5;33;1;4mx`)).toEqual([
      ["x", { color: "blue", bold: true, underline: true }],
    ]);
    expect(first(`${ESC}[58;2;1;2;3;1mx`)).toEqual([["x", { bold: true }]]);
  });

  test("a background wins over the colour, so that no pair can hide text", () => {
    expect(first(`${ESC}[31;41mhidden?${ESC}[0m${ESC}[7minverse${ESC}[32mgreen`)).toEqual([
      ["hidden?", { background: "red" }],
      ["inverse", { background: "default" }],
      ["green", { background: "green" }],
    ]);
  });

  test("conceal, blink and unknown codes change nothing", () => {
    expect(first(`${ESC}[8;5;6;9;99;1234mstill here`)).toEqual([["still here", {}]]);
  });

  test("neighbours of one style are one span, and a style crosses lines", () => {
    const lines = parseAnsi(`${ESC}[31ma${ESC}[31mb\nc`);
    expect(lines.map(look)).toEqual([[["ab", { color: "red" }]], [["c", { color: "red" }]]]);
  });
});

describe("sequences that are dropped (R12)", () => {
  test.each([
    [
      "cursor and erase move nothing and erase nothing",
      `rm -rf /${ESC}[1A${ESC}[2Kls -la`,
      "rm -rf /ls -la",
    ],
    [
      "hyperlink, terminated by ST or BEL",
      `${ESC}]8;;javascript:x${ESC}\\here${ESC}]8;;\u0007!`,
      "here!",
    ],
    ["clipboard write", `a${ESC}]52;c;aGk=\u0007b`, "ab"],
    ["device control string", `a${ESC}P1$r0m${ESC}\\b`, "ab"],
    ["8-bit forms", "a\u009b31mb\u009d0;title\u009cc\u0090q\u009cd", "abcd"],
    ["character set, keypad, save cursor", `${ESC}(Ba${ESC}=b${ESC}7c`, "abc"],
    ["a private CSI", `${ESC}[?25la${ESC}[>4;1mb`, "ab"],
  ])("%s", (_, text, expected) => {
    expect(shown(text)).toEqual([expected]);
  });

  test.each([
    [
      "OSC without an end",
      `start ${ESC}]8;;https://x.example/ the rest`,
      ["start 8;;https://x.example/ the rest"],
    ],
    ["OSC stopped by the end of its line", `a${ESC}]0;title\nb\u0007c`, ["a0;title", "b\u0007c"]],
    ["DCS stopped by another sequence", `a${ESC}Pq${ESC}[31mb`, ["aqb"]],
    ["CSI at the end", `a${ESC}[31`, ["a"]],
    ["CSI stopped by a letter of another script", `a${ESC}[31文`, ["a文"]],
    ["ESC alone, and before a letter that makes no sequence", `a${ESC}`, ["a"]],
    ["ESC before a word", `${ESC}hello`, ["hello"]],
  ])("an unterminated sequence drops only itself: %s", (_, text, expected) => {
    expect(shown(text)).toEqual(expected);
  });

  test("a terminator far away on the same line still ends a control string", () => {
    expect(shown(`a${ESC}]1337;File=:${"QUJD".repeat(5000)}\u0007b`)).toEqual(["ab"]);
  });
});

describe("lines", () => {
  test("LF, CRLF and CR CR LF end a line; the last one may be empty", () => {
    expect(shown("a\nb\r\nc\r\r\nd\n")).toEqual(["a", "b", "c", "d", ""]);
    expect(shown("")).toEqual([""]);
  });

  test("the states of a progress line collapse to the last one", () => {
    expect(shown("Downloading 10%\rDownloading 55%\rDownloading 100%\nOK")).toEqual([
      "Downloading 100%",
      "OK",
    ]);
    expect(shown("  0%|    | 0/9 [?it/s]\r 50%|##  | 5/9 [9it/s]\r100%|####| 9/9 [9it/s]")).toEqual(
      ["100%|####| 9/9 [9it/s]"],
    );
    expect(shown("⠋\r⠙\r⠹\r")).toEqual(["⠹"]);
    expect(shown("Build 3%\rBuild 100% done in 2s\r\n")).toEqual(["Build 100% done in 2s", ""]);
  });

  test("a CR does not hide text that says something else", () => {
    expect(shown("rm -rf ~/work\rls -la")).toEqual(["rm -rf ~/work", "ls -la"]);
    expect(shown("rm -rf ~/work\rrm")).toEqual(["rm -rf ~/work", "rm"]);
    expect(shown("1234\rdone")).toEqual(["1234", "done"]);
    expect(shown("Working\r       \rDone")).toEqual(["Working", "Done"]);
  });
});

describe("properties", () => {
  const sequence = fc.oneof(
    fc
      .array(fc.integer({ min: 0, max: 120 }), { maxLength: 6 })
      .map((p) => `${ESC}[${p.join(";")}m`),
    fc.constantFrom(
      `${ESC}[2J`,
      `${ESC}[1;5H`,
      `${ESC}[?25h`,
      `${ESC}]0;t\u0007`,
      `${ESC}]8;;u${ESC}\\`,
      `${ESC}(B`,
      `${ESC}7`,
      "\u009b0K",
    ),
  );
  const plain = fc.string({ unit: "grapheme" }).filter((s) => !hasAnsi(s) && !s.includes("\r"));

  test("the text is the input without its escape sequences", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, sequence), { maxLength: 30 }), plain, (pairs, tail) => {
        const input = pairs.map(([text, code]) => text + code).join("") + tail;
        const text = pairs.map(([part]) => part).join("") + tail;
        expect(shown(input).join("\n")).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test("any string: no ESC is left, no throw, spans are never empty, nothing is invented", () => {
    const units = fc.string({
      unit: fc.constantFrom(
        ESC,
        "[",
        "]",
        "P",
        "\\",
        "m",
        ";",
        "3",
        "8",
        "\u0007",
        "\u009b",
        "\u009d",
        "\n",
        "\r",
        " ",
        "a",
        "文",
        "\ud83d",
      ),
      maxLength: 60,
    });
    fc.assert(
      fc.property(units, (input) => {
        const lines = parseAnsi(input);
        const out = lines.map(plainText).join("");
        expect(hasAnsi(out)).toBe(false);
        expect(lines.flat().every((span) => span.text !== "")).toBe(true);
        let at = 0;
        for (const char of out) {
          at = input.indexOf(char, at) + 1;
          expect(at).toBeGreaterThan(0);
        }
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["plain text", "lorem ipsum\n"],
    ["one endless CSI", `1;`],
    ["unterminated OSC", `${ESC}]8;;x`],
    ["unterminated 8-bit DCS", "\u0090abc"],
    ["colour changes", `${ESC}[38;5;9mx${ESC}[0m`],
    ["carriage returns", "step 1\r"],
    ["different states", "a\rb\r"],
  ])("1 MB takes linear time: %s", (_, unit) => {
    const head = unit === "1;" ? `${ESC}[` : "";
    // Quadratic work on a megabyte takes minutes, far past the time a test has.
    const input = head + unit.repeat(Math.ceil(1_000_000 / unit.length));
    expect(parseAnsi(input).length).toBeGreaterThan(0);
  });
});
