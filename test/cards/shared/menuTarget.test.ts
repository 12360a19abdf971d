import { describe, expect, test } from "vitest";
import { menuTarget } from "../../../src/cards/shared/menuTarget.ts";

const LABELS = ["Copy as CSV", "Copy as Markdown", "Download CSV", "Keep first column in view"];
const go = (key: string, at: number, typed = key.length === 1 ? key : ""): number | null =>
  menuTarget(key, typed, at, LABELS);

describe("arrows, Home and End", () => {
  test.each([
    ["ArrowDown", 0, 1],
    ["ArrowDown", 3, 0],
    ["ArrowDown", -1, 0],
    ["ArrowUp", 3, 2],
    ["ArrowUp", 0, 3],
    ["ArrowUp", -1, 3],
    ["Home", 2, 0],
    ["End", 0, 3],
  ])("%s from %i goes to %i", (key, at, expected) => {
    expect(go(key, at)).toBe(expected);
  });
});

describe("type-ahead", () => {
  test("a letter goes to the next item that starts with it, in any case, and around", () => {
    expect(go("c", 0)).toBe(1);
    expect(go("C", 1)).toBe(0);
    expect(go("k", 0)).toBe(3);
  });
  test("the same letter again walks on", () => {
    expect(go("c", 0, "cc")).toBe(1);
  });
  test("a word stays where it already fits, and finds the one it means", () => {
    expect(go("o", 2, "do")).toBe(2);
    expect(go("m", 0, "copy as m")).toBe(1);
  });
  test("what fits nothing moves nothing", () => {
    expect(go("x", 1)).toBeNull();
    expect(go(" ", 1)).toBeNull();
    expect(go("Enter", 1)).toBeNull();
    expect(menuTarget("ArrowDown", "", 0, [])).toBeNull();
  });
});
