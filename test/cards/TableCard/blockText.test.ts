import { expect, test } from "vitest";
import { blockText } from "../../../src/cards/TableCard/blockText.ts";
import type { GridBlock } from "../../../src/cards/TableCard/GridPoint.ts";
import type { DataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";

const frameOf = (df: unknown): DataFrame => readDataFrame({ df }) as DataFrame;

function copied(df: unknown, block: Partial<GridBlock> = {}, format: "tsv" | "html" = "tsv") {
  const frame = frameOf(df);
  const view = { rows: null, count: frame.rowCount, query: "", sort: null };
  const whole = { top: 0, bottom: frame.rowCount - 1, first: 0, last: frame.columns.length - 1 };
  return blockText(frame, view, { ...whole, ...block }, format);
}

test("R17: texts are disarmed, numbers of any kind stay numbers", () => {
  const df = { t: ["=1", "-5", "\ufeff=1", "x"], n: [Number.NEGATIVE_INFINITY, -1.5, 2 ** 60, -0] };
  expect(copied(df)).toBe("'=1\t-Inf\n-5\t-1.5\n'\ufeff=1\t1152921504606846976\nx\t0\n");
});

test("missing values are empty, and one cell alone is its bare text", () => {
  expect(copied({ t: [null, "=a\tb"], n: [1, null] })).toBe('\t1\n"\'=a\tb"\t\n');
  expect(copied({ t: ["=a\tb"] })).toBe("=a\tb");
  expect(copied({ n: [Number.NEGATIVE_INFINITY] })).toBe("-Inf");
});

test("no cell is cut: one alone is copied whole, a block that takes too long is left to the background", () => {
  const long = "x".repeat(5_000_000);
  expect(copied({ t: [long, "y"] }, { bottom: 0 })).toBe(long);
  expect(copied({ t: [long, "y"] }, { bottom: 0 }, "html")).toBeNull();
  expect(copied({ t: [long, "y"] })).toBeNull();
  const half = "x".repeat(2_500_000);
  expect(copied({ t: [half, half] })).toBeNull();
  expect(copied({ t: [half, "y"] })).toBe(`${half}\ny\n`);
});
