import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsePartialJson } from "../../../src/protocol/calls/parsePartialJson.ts";
import { snapshot } from "../../../src/protocol/safety/snapshot.ts";

describe("parsePartialJson", () => {
  test.each<[string, unknown]>([
    ["", undefined],
    ["   ", undefined],
    ["{", {}],
    ['{"a', {}],
    ['{"a"', {}],
    ['{"a":', {}],
    ['{"a":"', { a: "" }],
    ['{"a":"x\\', { a: "x" }],
    ['{"a":"x\\u00e', { a: "x" }],
    ['{"a":"x\\u00e9', { a: "xé" }],
    ['{"a":"x\\\\', { a: "x\\" }],
    ['{"a":"x\\\\u00', { a: "x\\u00" }],
    ['{"a":"x\\b', { a: "x\b" }],
    ['{"a":-', {}],
    ['{"a":-1', { a: -1 }],
    ['{"a":1.', { a: 1 }],
    ['{"a":1e', { a: 1 }],
    ['{"a":1e-', { a: 1 }],
    ['{"a":t', { a: true }],
    ['{"a":fals', { a: false }],
    ['{"a":n', { a: null }],
    ['{"a":1,', { a: 1 }],
    ['{"a":1,"b', { a: 1 }],
    ['{"a":{"b":[1,{"c":"d', { a: { b: [1, { c: "d" }] } }],
    ["[1,2", [1, 2]],
    ["[[", [[]]],
    ['["a","', ["a", ""]],
    ['"ab', "ab"],
    ["12", 12],
    ["tr", true],
    [' {"a" : [ 1 , ', { a: [1] }],
    ['{"a":1} and more', { a: 1 }],
    ['{"a":1}{"a":1}', { a: 1 }],
    ["hello", undefined],
    ['{"a" "b"', undefined],
    ["{]", undefined],
    ["[,", []],
    ["NaN", undefined],
    ["]", undefined],
  ])("%j", (text, value) => {
    expect(parsePartialJson(text)).toEqual(value);
  });

  test("security R14: __proto__ is own data", () => {
    const value = parsePartialJson('{"__proto__":{"x":1},"b":') as object;
    expect(Object.keys(value)).toEqual(["__proto__"]);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  });

  test("whole JSON is what JSON.parse reads, and every start of it is a start of that", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(4), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(JSON.stringify(parsePartialJson(text))).toBe(JSON.stringify(value));
        for (let end = 0; end <= text.length; end += 1) {
          expect(isStartOf(parsePartialJson(text.slice(0, end)), JSON.parse(text))).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test("any text never throws, and gives a snapshot", () => {
    const piece = fc.constantFrom(...'{}[]:,"\\u0e-+.1tfn '.split(""), "true", '"a"', "\n");
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((p) => p.join("")),
        ),
        (text) => {
          const value = parsePartialJson(text);
          expect(snapshot(value)).toBe(value);
        },
      ),
      { numRuns: 1000 },
    );
    expect(parsePartialJson(null as unknown as string)).toBeUndefined();
  });

  test("security R16: a megabyte of anything is linear", () => {
    for (const unit of ["[", "{", '{"a":', "\\", '"', '\\"', "1", ",", " ", "]", "t"]) {
      parsePartialJson(unit.repeat(500_000));
      parsePartialJson(`"${unit.repeat(500_000)}`);
      parsePartialJson(`[${unit.repeat(500_000)}`);
    }
  }, 60_000);
});

/** Whether `part` may have been read from the start of the text of `whole`. */
function isStartOf(part: unknown, whole: unknown): boolean {
  if (part === undefined) return true;
  if (typeof part === "string") return typeof whole === "string" && whole.startsWith(part);
  // The digits so far may stand for any number: `1` of `1e-7`.
  if (typeof part === "number") return typeof whole === "number";
  if (Array.isArray(part)) {
    return Array.isArray(whole) && part.every((item, i) => isStartOf(item, whole[i]));
  }
  if (typeof part !== "object" || part === null) return part === whole;
  return Object.entries(part).every(
    ([key, value]) =>
      Object.hasOwn(whole as object, key) && isStartOf(value, (whole as never)[key]),
  );
}
