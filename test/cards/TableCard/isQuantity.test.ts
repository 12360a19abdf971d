import { describe, expect, it } from "vitest";
import { isQuantity } from "../../../src/cards/TableCard/isQuantity.ts";
import { readColumn } from "../../../src/protocol/payloads/column.ts";

const grouped = (name: string, ...values: unknown[]): boolean =>
  isQuantity(readColumn(name, values));

describe("isQuantity", () => {
  it.each([
    ["orders", [18204, 16951, 11]],
    ["total_sales", [120000, 4]],
    ["netRevenue2024", [48210]],
    ["Population (2020)", [331_449_281]],
    ["收入", [48210, 300]],
    ["x", [12345.5, 2]],
    ["pop", [-20000, 5]],
  ])("groups %s", (name, values) => {
    expect(grouped(name, ...values)).toBe(true);
  });

  it.each([
    ["year", [2019, 2024]],
    ["fiscal year", [20192020]],
    ["id", [100234, 100871]],
    ["order", [100234, 871]],
    ["order_id", [100234.5]],
    ["customerNumber", [48210]],
    ["zip", [80331]],
    ["postal_code", [80331, 1067]],
    ["phone", [4935112345]],
    ["created_at", [1709210096.25]],
    ["timestamp", [1709210096123]],
    ["total_id_count", [48210]],
    ["编号", [482101]],
    ["年份", [12024]],
    ["x", [12345, 67890, 4]],
    ["orders", [9999, 2024, 1999]],
    ["orders", ["18204", "text"]],
    ["orders", [Number.POSITIVE_INFINITY, Number.NaN]],
  ])("leaves %s alone", (name, values) => {
    expect(grouped(name, ...values)).toBe(false);
  });
});
