import { expect, test } from "vitest";
import { delimitedFrame } from "../../../../src/cards/TableCard/frame/delimitedFrame.ts";
import { allRows, sampleRows } from "../../../../src/cards/TableCard/frame/places.ts";
import { readFrame } from "../../../../src/cards/TableCard/frame/readFrame.ts";
import { readDataFrame } from "../../../../src/protocol/payloads/dataFrame.ts";
import { snapshot } from "../../../../src/protocol/safety/snapshot.ts";
import { difference } from "./plainFrame.ts";

const { signal } = new AbortController();
const ROWS = 120_000;
const numbers = Array.from({ length: ROWS }, (_, row) => row / 2);

test("a small frame is exact at once; the same snapshot gives the same frame", () => {
  const payload = snapshot({ df: { a: [1, 2], b: ["x", "NA"] } });
  const reading = readFrame(payload);
  expect(reading?.refine).toBeNull();
  expect(reading?.frame).toBe(readDataFrame(payload));
  expect(readFrame(payload)).toBe(reading);
  expect(readFrame("no table")).toBeNull();
  expect(readFrame({ df: null, a: numbers, b: numbers })).toBeNull();
});

test("large columns: their own arrays, typed by a sample that the whole confirms", async () => {
  const payload = snapshot({
    df: { n: numbers, t: numbers.map((n) => `t${n}`) },
    total_rows: 500_000,
  });
  const reading = readFrame(payload);
  expect(reading?.frame.columns.map(({ type }) => type)).toEqual(["number", "string"]);
  expect(reading?.frame.totalRows).toBe(500_000);
  const { n } = (payload as { df: { n: number[] } }).df;
  expect(reading?.frame.columns[0]?.values).toBe(n);
  expect(await reading?.refine?.(signal)).toBe(reading?.frame);
  expect(readFrame(payload)?.refine).toBeNull();
  expect(readFrame(payload)?.frame).toBe(reading?.frame);
});

test("what the sample missed changes the frame: a late text, a late NA", async () => {
  const at = 100_001;
  const late = (value: unknown) => numbers.map((n, row) => (row === at ? value : n));
  const df = {
    text: late("n/a"),
    na: late("NA"),
    flags: numbers.map((_, row) => (row === at ? 1 : true)),
  };
  expect([...Array(sampleRows(ROWS, 3).size).keys()].map(sampleRows(ROWS, 3).row)).not.toContain(
    at,
  );
  const reading = readFrame({ df });
  expect(reading?.frame.columns.map(({ type }) => type)).toEqual(["number", "number", "boolean"]);
  const exact = await reading?.refine?.(signal);
  expect(exact).not.toBe(reading?.frame);
  expect(exact?.columns.map(({ type }) => type)).toEqual(["string", "number", "string"]);
  expect(exact?.columns[1]?.values[at]).toBeUndefined();
  expect(exact?.columns[1]?.values[at - 1]).toBe(numbers[at - 1]);
});

test("large rows keep their objects and give their cells on demand", async () => {
  const rows = numbers.map((n, row) => ({
    _row: `r${row}`,
    n,
    when: { $date: row * 1000 },
    ...(row === 70_001 && { extra: 1 }),
  }));
  const payload = snapshot({ df: rows });
  const reading = readFrame(payload);
  const names = () => reading?.frame.columns.map(({ name, type }) => [name, type]);
  expect(names()).toEqual([
    ["n", "number"],
    ["when", "datetime"],
  ]);
  expect(reading?.frame.rowNames?.[3]).toBe("r3");
  expect(reading?.frame.columns[1]?.values.slice(1, 3)).toEqual([
    "1970-01-01T00:00:01Z",
    "1970-01-01T00:00:02Z",
  ]);
  const exact = await reading?.refine?.(signal);
  expect(exact?.columns.map(({ name }) => name)).toEqual(["n", "when", "extra"]);
  expect(difference(exact, readDataFrame(payload))).toBeNull();
});

test("large pandas split: plain numbering is no name, other labels are", async () => {
  const data = numbers.map((n) => [n, `t${n}`]);
  const numbered = snapshot({ columns: ["n", "t"], index: [...numbers.keys()], data });
  const labelled = snapshot({ columns: ["n", "t"], index: numbers, data });
  for (const payload of [numbered, labelled]) {
    const exact = await readFrame(payload)?.refine?.(signal);
    expect(difference(exact, readDataFrame(payload))).toBeNull();
  }
  expect(readFrame(numbered)?.frame.rowNames).toBeNull();
  expect(readFrame(labelled)?.frame.rowNames?.[1]).toBe("0.5");
});

test("rows that turn out to be a mixture are no table in the end", async () => {
  const rows = numbers.map((n, row) => (row === 99_991 ? [n] : { n }));
  const reading = readFrame(rows);
  expect(reading?.frame.rowCount).toBe(ROWS);
  expect(await reading?.refine?.(signal)).toBeNull();
});

test("refining is shared: who gives up does not take it from the others", async () => {
  const payload = { df: { a: numbers, b: numbers, c: numbers } };
  const reading = readFrame(payload);
  const first = new AbortController();
  const given = reading?.refine?.(first.signal);
  const kept = reading?.refine?.(signal);
  first.abort(new Error("unmounted"));
  await expect(given).rejects.toThrow("unmounted");
  expect(await kept).toBe(reading?.frame);
});

test("the sample is bounded, ascending, and reaches the end", () => {
  for (const [rows, columns, size] of [
    [1_000_000, 12, 200],
    [1_000_000, 10_000, 50],
    [190, 12, 190],
  ] as const) {
    const places = sampleRows(rows, columns);
    const list = Array.from({ length: places.size }, (_, place) => places.row(place));
    expect(list).toHaveLength(size);
    expect(new Set(list).size).toBe(size);
    expect(list).toEqual([...list].sort((a, b) => a - b));
    expect(list.at(-1)).toBeGreaterThan(rows * 0.95);
    expect(list.at(-1)).toBeLessThan(rows);
  }
  expect(allRows(3).size).toBe(3);
});

test("CSV text becomes a table when its language says so: digits stay, codes are no numbers", () => {
  const text = 'price,zip,n,day,note\n12.50,01234,NA,2024-02-29,NA\n7.00,80331,3,2024-03-01,""\n';
  const frame = delimitedFrame(text, "CSV");
  expect(frame?.columns).toEqual([
    { name: "price", type: "number", values: ["12.50", "7.00"] },
    { name: "zip", type: "string", values: ["01234", "80331"] },
    { name: "n", type: "number", values: [undefined, "3"] },
    { name: "day", type: "date", values: ["2024-02-29", "2024-03-01"] },
    { name: "note", type: "string", values: ["NA", ""] },
  ]);
  expect(delimitedFrame("a\tb\n1,5\t2", "tsv")?.columns[0]?.values).toEqual(["1,5"]);
  expect(delimitedFrame(text, "text")).toBeNull();
  expect(delimitedFrame(text, undefined)).toBeNull();
  expect(delimitedFrame("", "csv")).toBeNull();
});
