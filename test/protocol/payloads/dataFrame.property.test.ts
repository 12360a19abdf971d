import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cellText, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";
import { ENCODERS, frames, type MadeColumn, type MadeFrame } from "./frameEncodings.ts";

/** What an encoding cannot carry. */
interface Losses {
  /** A column without a value is not sent, and the order is that of first appearance. */
  readonly leftOut?: true;
  readonly unnamed?: true;
  /** No rows, no columns. */
  readonly needsRows?: true;
  /** A cell that is a list looks like a box. */
  readonly boxes?: true;
}

const LOSSES: Readonly<Record<string, Losses>> = {
  rows: { leftOut: true },
  "rows with null": { needsRows: true },
  "rows with NA": { needsRows: true },
  "boxed records": { needsRows: true, boxes: true },
  columns: {},
  "columns with null": {},
  values: { unnamed: true, needsRows: true },
  "columns and rows": {},
  split: {},
  table: {},
  index: { needsRows: true },
  "columns by index": {},
};

const isThere = (cell: unknown): boolean => cell !== null && cell !== undefined;

function wanted({ columns }: MadeFrame, { leftOut, unnamed }: Losses): unknown[] {
  const firstRow = ({ cells }: MadeColumn): number => cells.findIndex(isThere);
  const sent = leftOut
    ? columns.filter((column) => firstRow(column) >= 0).sort((a, b) => firstRow(a) - firstRow(b))
    : columns;
  return sent.map(({ name, type, cells }) => ({
    name: unnamed ? "" : name,
    type: cells.some(isThere) ? type : "empty",
    cells: cells.map((cell) => cell ?? null),
  }));
}

describe("any frame, in any encoding, reads as itself", () => {
  test.each(Object.entries(LOSSES))("%s", (name, losses) => {
    const rows = losses.needsRows ? 1 : 0;
    fc.assert(
      fc.property(frames({ rows, columns: 1 }), (frame) => {
        fc.pre(!losses.boxes || frame.columns.every(({ type }) => type !== "list"));
        // "NA" alone is a text; among numbers it is none.
        const na = name === "columns" || name === "rows with NA";
        fc.pre(
          !na || frame.columns.every(({ cells }) => cells.some(isThere) || cells.length === 0),
        );
        const json: unknown = JSON.parse(JSON.stringify(ENCODERS[name]?.(frame)));
        const read = readDataFrame({ df: json });
        expect(read?.rowCount).toBe(frame.rows);
        expect(read?.rowNames).toBeNull();
        expect(
          read?.columns.map(({ name, type, values }) => ({
            name,
            type,
            cells: values.map((cell) => cell ?? null),
          })),
        ).toEqual(wanted(frame, losses));
      }),
      { numRuns: 200 },
    );
  });
});

describe("anything at all", () => {
  test("never throws, and a frame is whole", () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true, withDate: true }), (x) => {
        for (const input of [x, { df: x }]) {
          const frame = readDataFrame(input);
          for (const { values } of frame?.columns ?? []) {
            expect(values).toHaveLength(frame?.rowCount ?? -1);
            for (const cell of values) expect(typeof cellText(cell)).toBe("string");
          }
          if (frame?.rowNames) expect(frame.rowNames).toHaveLength(frame.rowCount);
        }
      }),
      { numRuns: 500 },
    );
  });

  test("JSON of the shapes that encodings use", () => {
    const leaf = fc.oneof(
      fc.integer(),
      fc.string({ maxLength: 3 }),
      fc.constantFrom(null, "NA", true),
    );
    const keys = fc.constantFrom(
      "df",
      "columns",
      "data",
      "rows",
      "index",
      "schema",
      "fields",
      "_row",
      "0",
      "a",
    );
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        leaf,
        fc.array(tie("tree"), { maxLength: 4 }),
        fc.dictionary(keys, tie("tree"), { maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(tree ?? leaf, (x) => {
        const frame = readDataFrame(x);
        for (const { values } of frame?.columns ?? [])
          expect(values).toHaveLength(frame?.rowCount ?? -1);
      }),
      { numRuns: 1000 },
    );
  });
});
