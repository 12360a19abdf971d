import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { linkParts } from "../../../src/cards/shared/links.ts";

const links = (text: string): (string | null)[] =>
  linkParts(text)
    .filter(({ href }) => href !== null)
    .map(({ href }) => href);

describe("links in text (R7)", () => {
  test.each([
    ["see https://a.example/b?c=d#e, and", ["https://a.example/b?c=d#e"]],
    ["(https://a.example/x_(y))", ["https://a.example/x_(y)"]],
    ["HTTPS://A.Example", ["https://a.example/"]],
    ["[https://a.example].", ["https://a.example/"]],
  ])("%j", (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  test.each([
    "javascript:alert(1)",
    "https://user:pass@a.example",
    "https://a.example@evil.example",
    "https://еxample.com",
    "https://a.example\u202e/x",
    "//a.example",
    "ftp://a.example",
    "https://",
    "https://a.example\\@evil.example/",
  ])("%j is text", (text) => {
    expect(links(text).filter((href) => href?.includes("evil"))).toEqual([]);
    expect(links(text).length).toBe(text.includes("\\") ? 1 : 0);
  });

  test("the policy of the host decides, and only `true` is yes", () => {
    const parts = linkParts("https://a.example", () => "yes" as never);
    expect(parts).toEqual([{ text: "https://a.example", href: null }]);
  });

  test("the parts are the text", () => {
    const unit = fc.constantFrom(
      "https://",
      "a.example",
      "/",
      ")",
      "(",
      " ",
      ".",
      "😀",
      "\u202e",
      "@",
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 30 }), (all) => {
        const text = all.join("");
        expect(
          linkParts(text)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test("a megabyte of brackets takes linear time", () => {
    expect(linkParts(`https://a.example/${")".repeat(1_000_000)}`).length).toBeGreaterThan(0);
  });
});
