import { describe, expect, it } from "vitest";
import {
  hasRtl,
  isolatedEnd,
  nameDirection,
} from "../../../src/cards/shared/fileName/direction.ts";

describe("nameDirection", () => {
  it.each([
    ["report.pdf", "ltr"],
    ["تقرير.pdf", "rtl"],
    ["2026-تقرير.pdf", "rtl"],
    ["דוח.pdf", "rtl"],
    ["📊 תקציב.pdf", "rtl"],
    ["📊 budget תקציב.pdf", "ltr"],
    ["報告 تقرير.pdf", "ltr"],
    ["2026.csv", "ltr"],
    ["...", "ltr"],
  ] as const)("of %s is %s", (name, direction) => {
    expect(nameDirection(name)).toBe(direction);
  });
});

describe("isolatedEnd", () => {
  it.each([
    ["تقرير المبيعات 2025.pdf", "2025.pdf"],
    ["ميزانية-2026.pdf", "2026.pdf"],
    ["تقرير.pdf", "pdf"],
    ["report.pdf", ""],
    ["تقرير", ""],
    ["تقرير...", ""],
  ])("of %s is %s", (name, end) => {
    const units = isolatedEnd(name);
    expect(units === 0 ? "" : name.slice(-units)).toBe(end);
  });

  it("asks for letters that run the other way", () => {
    expect(hasRtl("report.pdf")).toBe(false);
    expect(hasRtl("report-דוח.pdf")).toBe(true);
  });
});
