import { describe, expect, it } from "vitest";
import { sectionAbove } from "../../../src/cards/DiffCard/sectionAbove.ts";

const above = (text: string): string => {
  const lines = text.split("\n");
  return sectionAbove(lines, lines.length);
};

describe("what a change is in", () => {
  it.each([
    [
      "export async function load(req: Request) {\n  const a = 1;\n",
      "export async function load(req: Request)",
    ],
    ["class Ledger:\n    def post(self):\n        pass", "class Ledger"],
    ["area <- function(x) {\n  x^2", "area <- function(x)"],
    ["export const routes = [\n  1,", "export const routes ="],
    ["function first() {\n}\n\nfunction second() {\n  return 2;", "function second()"],
    ["# Notes\n\nSome prose: more of it.\n## Install\n\nRun this once", "## Install"],
  ])("finds it above: %j", (text, section) => {
    expect(above(text)).toBe(section);
  });

  it.each([
    ["nothing stands at the margin", "  a {\n  b {"],
    ["imports open no block", "import {\n  a,"],
    ["rows of data open no block", "id,net\n1,2\n3,4"],
    ["a line of more than 200 units is no declaration", `f${"x".repeat(200)} {`],
    ["there are no lines", ""],
  ])("says nothing when %s", (_, text) => {
    expect(above(text)).toBe("");
  });

  it("looks at hidden lines only", () => {
    expect(sectionAbove(["one() {", "two() {"], 1)).toBe("one()");
  });

  it("looks 2,000 lines up at most", () => {
    const lines = ["far() {", ...Array<string>(2000).fill("  x")];
    expect(sectionAbove(lines, 2000)).toBe("far()");
    expect(sectionAbove(lines, 2001)).toBe("");
  });
});
