import { describe, expect, test } from "vitest";
import { cellText } from "../../../src/protocol/payloads/dataFrame.ts";

describe("cellText", () => {
  test("missing, null and empty read as nothing: a card marks them", () => {
    for (const cell of [undefined, null, "", [], {}]) expect(cellText(cell)).toBe("");
  });

  test("3.9 numbers keep their digits", () => {
    expect(cellText(0.1)).toBe("0.1");
    expect(cellText(-0)).toBe("0");
    expect(cellText(2 ** 62)).toBe("4611686018427387904");
    expect(cellText(-(2 ** 53))).toBe("-9007199254740992");
    expect(cellText(1e21)).toBe("1e+21");
    expect(cellText(4.12e-7)).toBe("4.12e-7");
    expect([Number.NaN, Infinity, -Infinity].map((n) => cellText(n))).toEqual([
      "NaN",
      "Inf",
      "-Inf",
    ]);
    expect(cellText(true)).toBe("true");
  });

  test("3.13 lists and nested data", () => {
    expect(cellText(["a", "b"])).toBe("a, b");
    expect(cellText(["only"])).toBe("only");
    expect(cellText([1, null, undefined, "x"])).toBe("1, null, , x");
    expect(cellText([{ a: 1 }, { a: 2 }])).toBe('[{"a":1},{"a":2}]');
    expect(cellText({ wt: 2.62, tags: ["x"] })).toBe('{"wt":2.62,"tags":["x"]}');
    expect(cellText([[1, 2], [3]])).toBe("[[1,2],[3]]");
  });

  test("R16 long and deep cells are cut, never inside a surrogate pair", () => {
    expect(cellText("z".repeat(20_000))).toBe(`${"z".repeat(10_000)}…`);
    expect(cellText("🧪🧪🧪", 3)).toBe("🧪…");
    expect(cellText(Array(1000).fill("ab"), 10)).toBe("ab, ab, ab…");
    let deep: unknown = "x";
    for (let i = 0; i < 20_000; i++) deep = [deep];
    expect(cellText(deep as unknown[]).length).toBeLessThan(20_000);
    expect(cellText({ k: "y".repeat(50_000) }, 100)).toHaveLength(101);
  });
});
