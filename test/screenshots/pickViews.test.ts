import { expect, test } from "vitest";
import { pickViews, VIEWS } from "./pickViews.ts";

test("takes every view unless one is named, by its width, its theme or both", () => {
  expect(pickViews("")).toEqual(VIEWS);
  expect(pickViews("dark").map(({ width }) => width)).toEqual([760, 360]);
  expect(pickViews("360").map(({ theme }) => theme)).toEqual(["light", "dark"]);
  expect(pickViews("360.dark")).toEqual([{ width: 360, theme: "dark" }]);
});

test("refuses a view that does not exist and names those that do", () => {
  expect(() => pickViews("480")).toThrow(/760\.light, 760\.dark, 360\.light, 360\.dark/);
});
