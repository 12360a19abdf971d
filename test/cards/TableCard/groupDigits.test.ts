import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupDigits } from "../../../src/cards/TableCard/groupDigits.ts";

describe("groupDigits", () => {
  it.each([
    ["1842310.50", "en", "1,842,310.50"],
    ["-48210", "en", "-48,210"],
    ["9877", "en", "9,877"],
    ["12345678", "en-IN", "1,23,45,678"],
    ["48210", "zh-CN", "48,210"],
    // A point between groups would read as a decimal point, since decimals stay as they were sent.
    ["1842310.5", "de", "1\u202f842\u202f310.5"],
    ["48210", "ar-EG", "48,210"],
    ["48210", "not a tag!", "48,210"],
    ["999", "en", "999"],
    ["1e+21", "en", "1e+21"],
    ["Inf", "en", "Inf"],
    ["12345678901234567890123", "en", "12,345,678,901,234,567,890,123"],
  ])("%s in %s is %s", (text, locale, wanted) => {
    expect(groupDigits(text, locale)).toBe(wanted);
  });

  it("never changes a digit, a sign or a decimal point", () => {
    fc.assert(
      fc.property(
        fc.double({ noNaN: true }),
        fc.constantFrom("en", "de", "fr", "pl", "hi", "fa", "zh"),
        (number, locale) => {
          const text = String(number);
          expect(groupDigits(text, locale).replace(/[,\s'’٬]/gu, "")).toBe(text);
        },
      ),
    );
  });
});
