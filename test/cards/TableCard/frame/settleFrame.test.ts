import fc from "fast-check";
import { expect, test } from "vitest";
import { runSteps } from "../../../../src/cards/TableCard/frame/Draft.ts";
import { draftRows } from "../../../../src/cards/TableCard/frame/draftRows.ts";
import { allRows } from "../../../../src/cards/TableCard/frame/places.ts";
import { settleFrame } from "../../../../src/cards/TableCard/frame/settleFrame.ts";
import { type DataFrame, readDataFrame } from "../../../../src/protocol/payloads/dataFrame.ts";
import { snapshot } from "../../../../src/protocol/safety/snapshot.ts";
import { plainFrame } from "./plainFrame.ts";

const cell = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    "NA",
    "NaN",
    "Inf",
    "-Inf",
    "",
    "2024-02-29",
    "2024-02-29T10:00:00Z",
  ),
  fc.integer(),
  fc.boolean(),
  fc.string({ maxLength: 3 }),
  fc.constantFrom<unknown>([1], [], {}, [1, 2], { a: 1 }, { $date: 1_700_000_000_000 }, ["x"]),
);
/** Mostly of one kind, as columns are. */
const column = (length: number) =>
  fc.oneof(
    fc.array(cell, { minLength: length, maxLength: length }),
    fc.array(fc.oneof(fc.integer(), fc.constantFrom<unknown>("NA", "NaN", "-Inf", null)), {
      minLength: length,
      maxLength: length,
    }),
    fc.array(fc.oneof(fc.boolean(), fc.constantFrom<unknown>("NA", null)), {
      minLength: length,
      maxLength: length,
    }),
    fc.array(fc.constantFrom<unknown>([1], ["a"], null, []), {
      minLength: length,
      maxLength: length,
    }),
    fc.array(fc.constantFrom<unknown>({ $date: 0 }, { $date: 1.5 }), {
      minLength: length,
      maxLength: length,
    }),
    fc.array(fc.constantFrom<unknown>("Mazda", "Fiat"), { minLength: length, maxLength: length }),
  );
const names = fc.constantFrom("a", "b", "_row", "__proto__", "toString", "");

function settle(rows: readonly unknown[]): DataFrame | null {
  const data = snapshot(rows) as readonly unknown[];
  const places = allRows(data.length);
  const draft = runSteps(draftRows(data, [], places));
  return draft && runSteps(settleFrame(draft, places)).frame;
}

test("columns: all rows looked at lazily give what readDataFrame gives", () => {
  const frame = fc
    .integer({ min: 1, max: 12 })
    .chain((length) => fc.dictionary(names, column(length), { minKeys: 1 }));
  fc.assert(
    fc.property(frame, (payload) => {
      const df = snapshot(payload) as Readonly<Record<string, readonly unknown[]>>;
      const keys = Object.keys(df);
      const rowCount = df[keys[0] ?? ""]?.length ?? 0;
      const draft = {
        names: keys,
        cells: keys.map((key) => df[key] ?? []),
        rowCount,
        totalRows: rowCount,
        index: null,
      };
      const { frame } = runSteps(settleFrame(draft, allRows(rowCount)));
      expect(plainFrame(frame)).toEqual(plainFrame(readDataFrame({ df })));
    }),
    { numRuns: 500 },
  );
});

test("rows: keyed, ragged, of cells, and mixtures that are none", () => {
  const record = fc.dictionary(names, cell);
  const row = fc.oneof({ weight: 8, arbitrary: record }, fc.constant(null));
  const lists = fc.array(
    fc.oneof({ weight: 8, arbitrary: fc.array(cell, { maxLength: 4 }) }, fc.constant(null)),
  );
  const mixed = fc.array(fc.oneof(record, fc.array(cell, { maxLength: 2 })));
  fc.assert(
    fc.property(fc.oneof(fc.array(row), lists, mixed), (rows) => {
      fc.pre(rows.some((one) => one !== null));
      expect(plainFrame(settle(rows))).toEqual(plainFrame(readDataFrame({ df: rows })));
    }),
    { numRuns: 500 },
  );
});

test("rows whose keys differ wildly are cut where readDataFrame cuts them (R16)", () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => ({ [`k${at}`]: at }));
  const frame = settle(rows);
  const exact = readDataFrame({ df: rows });
  expect(frame?.rowCount).toBe(exact?.rowCount);
  expect(frame?.columns.length).toBe(exact?.columns.length);
  expect(frame?.totalRows).toBe(3_000);
});
