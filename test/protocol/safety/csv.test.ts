import fc from "fast-check";
import { expect, test } from "vitest";
import { delimitedField, guardFormula } from "../../../src/protocol/safety/csv.ts";

test.each([
  "=1",
  "+a",
  "-",
  "-a",
  "@x",
  "\tx",
  "\rx",
  "\nx",
  "\0x",
  "＝1",
  "＋1",
  "－1",
  "＠x",
  "+",
  "-1-1",
  "\ufeff=1",
  "\ufeff\ufeff@x",
])("R17: %j is disarmed", (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
});

test.each(["", "a=1", "-5", "+1.2e3", "-.5", "-5.", "1-1", " =1", "'=1", "−5", "\ufeffa=1"])(
  "R17: %j stays as it is",
  (text) => {
    expect(guardFormula(text)).toBe(text);
  },
);

test("R17: no guarded text starts like a formula, and none but the mark is added", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const guarded = guardFormula(text);
      expect([text, `'${text}`]).toContain(guarded);
      if (/^[=@\t\r\n\0＝＋－＠]/.test(text)) expect(guarded).toBe(`'${text}`);
      if (guarded === text && /^[+-]/.test(text)) expect(Number.isNaN(Number(text))).toBe(false);
    }),
  );
});

test("a field is quoted where it must be", () => {
  expect(delimitedField("a,b", ",")).toBe('"a,b"');
  expect(delimitedField("a,b", "\t")).toBe("a,b");
  expect(delimitedField('a"b', ",")).toBe('"a""b"');
  expect(delimitedField("a\nb", "\t")).toBe('"a\nb"');
  expect(delimitedField("", ",")).toBe("");
  expect(delimitedField("", ",", true)).toBe('""');
});
