import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  coversTile,
  gridKind,
  isNearlyWhole,
  tileRatio,
} from "../../../src/cards/ImageCard/imageLayout.ts";

const size = (width: number, height: number) => ({ width, height });

describe("tileRatio", () => {
  it.each([
    [[size(960, 640), size(960, 640), size(100, 900)], "3x2"],
    [[size(800, 600)], "4x3"],
    [[size(1920, 1080), size(4000, 500)], "16x9"],
    [[size(100, 1000)], "3x4"],
    [[], "4x3"],
    [[size(10, 10), size(9, 10)], "1x1"],
  ] as const)("%j is %s", (sizes, wanted) => {
    expect(tileRatio(sizes)).toBe(wanted);
  });

  it("does not depend on the order", () => {
    const sizes = fc.array(
      fc.record({
        width: fc.integer({ min: 1, max: 9999 }),
        height: fc.integer({ min: 1, max: 9999 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(sizes, (all) => {
        expect(tileRatio([...all].reverse())).toBe(tileRatio(all));
      }),
    );
  });
});

describe("coversTile", () => {
  it("lets a picture within 12 % of the tile fill it, and no other", () => {
    expect(coversTile(size(800, 600), "4x3")).toBe(true);
    expect(coversTile(size(1.11 * 800, 600), "4x3")).toBe(true);
    expect(coversTile(size(800, 1.11 * 600), "4x3")).toBe(true);
    expect(coversTile(size(1.14 * 800, 600), "4x3")).toBe(false);
    expect(coversTile(size(600, 600), "4x3")).toBe(false);
  });
});

describe("isNearlyWhole", () => {
  it("lets a picture a little higher than 440 pixels through", () => {
    expect(isNearlyWhole(size(1200, 675))).toBe(false);
    expect(isNearlyWhole(size(1200, 760))).toBe(true);
    expect(isNearlyWhole(size(800, 600))).toBe(false);
    expect(isNearlyWhole(size(400, 460))).toBe(true);
    expect(isNearlyWhole(size(400, 400))).toBe(false);
  });
});

describe("gridKind", () => {
  it("has an arrangement for two to eight and one for all others", () => {
    expect([2, 5, 8, 9, 20].map(gridKind)).toEqual(["2", "5", "8", "all", "all"]);
  });
});
