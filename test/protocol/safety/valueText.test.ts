import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonText } from "../../../src/protocol/safety/jsonText.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";
import { linesText, valueText } from "../../../src/protocol/safety/valueText.ts";
import { wholeJson } from "../../../src/protocol/safety/wholeJson.ts";
import { hostileValues } from "../../helpers/hostileValues.ts";

describe("valueText", () => {
  test.each<[unknown, string]>([
    ["", ""],
    ["a", "a"],
    [5, "5"],
    [true, "true"],
    [["a", "b"], "a\nb"],
    [["a", 2], "a\n2"],
    [["a", null], "a\nnull"],
    [null, ""],
    [undefined, ""],
    [{}, ""],
    [[], ""],
    [{ a: 1, b: ["x"] }, '{"a":1,"b":["x"]}'],
    [[{ a: 1 }, "x"], '[{"a":1},"x"]'],
    [10n, "10"],
    [new Date(0), "1970-01-01T00:00:00.000Z"],
  ])("contracts 1.21: case %# is one text", (value, text) => {
    expect(valueText(value)).toBe(text);
  });

  test.each(hostileValues)(
    "contracts 1.18: $id $what gives text",
    ({ build }) => {
      expect(typeof valueText(build())).toBe("string");
      expect(typeof valueText({ a: [build()] })).toBe("string");
      expect(typeof linesText([build(), "x"])).toBe("string");
    },
    60_000,
  );
});

describe("linesText", () => {
  test.each<[unknown, string]>([
    ["a\nb", "a\nb"],
    [["a", "b"], "a\nb"],
    [["a", null, "", "b"], "a\n\n\nb"],
    [[], ""],
    [{}, ""],
    [undefined, ""],
    [3, "3"],
    [{ code: "E_X" }, '{"code":"E_X"}'],
    [[{ a: 1 }], '{"a":1}'],
  ])("contracts 3.17: %j as lines", (value, text) => {
    expect(linesText(value)).toBe(text);
  });
});

describe("jsonText (security R16)", () => {
  test("is what JSON.stringify gives, while it is short", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(jsonText(value)).toBe(JSON.stringify(value));
      }),
    );
  });

  test("is cut where the bound lies, without walking the rest", () => {
    expect(jsonText("x".repeat(50), 10)).toBe('"xxxxxxxxx…');
    expect(jsonText([1, 2, 3, 4, 5, 6, 7, 8, 9], 6)).toHaveLength(7);
    expect(jsonText({ a: "xxxxxxxx" }, 4)).toBe('{"a"…');
    const wide = snapshot(Array.from({ length: 60_000 }, (_, i) => ({ i, list: [i] })));
    const text = jsonText(wide);
    expect(text).toHaveLength(200_001);
    expect(text.endsWith("…")).toBe(true);
  });

  test("notes bytes, and gives null for what JSON has no form for", () => {
    expect(jsonText({ b64: new Uint8Array(3) })).toBe('{"b64":"[3 bytes]"}');
    expect(jsonText([Number.NaN, undefined])).toBe("[null,null]");
    expect(jsonText(undefined)).toBe("null");
  });

  test("a shared graph is bounded", () => {
    let node: unknown = { leaf: 1 };
    for (let i = 0; i < 24; i += 1) node = { l: node, r: node };
    expect(jsonText(node)).toHaveLength(200_001);
  });
});

describe("wholeJson", () => {
  test("is what jsonText gives, in one go or cut", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(400), (value, units) => {
        expect(wholeJson(value, 100_000)).toBe(JSON.stringify(value));
        const text = wholeJson(value, units);
        if (text !== JSON.stringify(value)) {
          expect(text.endsWith("…")).toBe(true);
          expect(text.length).toBeLessThanOrEqual(units + 1);
          expect(JSON.stringify(value).length).toBeGreaterThan(units / 2 - 24);
        }
      }),
    );
  });

  test("notes bytes, and stops at the bound of a shared graph", () => {
    expect(wholeJson({ a: [new Uint8Array(3)] }, 1000)).toBe('{"a":["[3 bytes]"]}');
    let node: unknown = { leaf: 1 };
    for (let i = 0; i < 24; i += 1) node = { l: node, r: node };
    expect(wholeJson(node, 200_000)).toHaveLength(200_001);
  });
});

test.each(["", "abc", [], [1, 2], { a: 1 }, 5])(
  "jsonText of %o within no units is cut, and never throws",
  (value) => {
    expect(jsonText(value, 0)).toBe("…");
    for (const bound of [-1, Number.NaN]) expect(typeof jsonText(value, bound)).toBe("string");
  },
);
