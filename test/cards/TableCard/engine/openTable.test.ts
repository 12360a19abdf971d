import { expect, test, vi } from "vitest";
import { createBackground } from "../../../../src/cards/shared/worker/createBackground.ts";
import { openTable } from "../../../../src/cards/TableCard/engine/openTable.ts";
import {
  createTableJobs,
  ROW_NAMES,
  type TableJobs,
} from "../../../../src/cards/TableCard/engine/tableJobs.ts";
import { readDataFrame } from "../../../../src/protocol/payloads/dataFrame.ts";

const options = { locale: "en", isGrouped: (column: number) => column === 1 };
const frameOf = (df: unknown) => {
  const frame = readDataFrame({ df });
  if (!frame) throw new Error("no frame");
  return frame;
};
const cities = () =>
  openTable(
    frameOf({
      city: ["Bonn", "Aachen", null, "Köln"],
      pop: [330_000, 249_000, 5, 1_084_000],
      _row: ["r1", "r2", "r3", "r4"],
    }),
    options,
  );

test("a small table is sorted, filtered, summed up and written without a worker", async () => {
  const start = vi.fn();
  vi.stubGlobal("Worker", start);
  const table = cities();
  expect([...(await table.sort(0, "ascending"))]).toEqual([1, 0, 3, 2]);
  expect([...(await table.sort(1, "descending"))]).toEqual([3, 0, 1, 2]);
  expect([...(await table.sort(ROW_NAMES, "descending"))]).toEqual([3, 2, 1, 0]);
  expect(await table.filter("R3")).toEqual({ rows: Uint32Array.of(2), hits: 1 });
  expect((await table.filter("30,0")).rows).toEqual(Uint32Array.of(0));
  expect((await table.filter("")).rows).toHaveLength(4);
  expect((await table.summary(1)).numbers?.max).toBe(1_084_000);
  expect(await table.exportText("csv", { rows: Uint32Array.of(3, 2), columns: [1, 0] })).toBe(
    '"",pop,city\r\nr4,1084000,Köln\r\nr3,5,\r\n',
  );
  expect(await table.exportText("tsv", { header: false, rowNames: false, columns: [0] })).toBe(
    'Bonn\nAachen\n""\nKöln\n',
  );
  const blob = await table.export("csv", { bom: true });
  expect(blob.type).toBe("text/csv;charset=utf-8");
  expect(start).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("after close, and when given up before, nothing answers", async () => {
  const table = cities();
  const controller = new AbortController();
  controller.abort(new Error("too late"));
  await expect(table.sort(0, "ascending", controller.signal)).rejects.toThrow("too late");
  await expect(table.sort(9, "ascending")).rejects.toThrow("no column 9");
  table.close();
  await expect(table.sort(0, "ascending")).rejects.toMatchObject({ name: "AbortError" });
});

test("no rows, no columns, repeated and hostile names", async () => {
  const empty = openTable(frameOf({ a: [], b: [] }), options);
  expect(await empty.sort(0, "ascending")).toHaveLength(0);
  expect(await empty.exportText("csv")).toBe("a,b\r\n");
  const repeated = openTable(
    frameOf({
      columns: ["x", "x", "__proto__"],
      data: [
        [2, "b", 1],
        [1, "a", 2],
      ],
    }),
    options,
  );
  expect([...(await repeated.sort(1, "ascending"))]).toEqual([1, 0]);
  expect(await repeated.exportText("csv")).toBe("x,x,__proto__\r\n2,b,1\r\n1,a,2\r\n");
});

/** The jobs on this thread, with a list of what was sent. */
function watched() {
  const sent: string[] = [];
  const background = createBackground<TableJobs>({
    start: () => {
      throw new Error("no worker here");
    },
    loadJobs: () => () => {
      const jobs = createTableJobs();
      return {
        ...jobs,
        addNumbers: (request, context) => {
          sent.push(`numbers ${request.column}`);
          jobs.addNumbers(request, context);
        },
        addTexts: (request, context) => {
          sent.push(`texts ${request.column} from ${request.at}`);
          jobs.addTexts(request, context);
        },
      };
    },
  });
  return { sent, background };
}

test("a large table sends a column once, when it is needed, in chunks", async () => {
  const { sent, background } = watched();
  const n = Array.from({ length: 20_000 }, (_, row) => (row * 7919) % 20_000);
  const frame = frameOf({
    n,
    t: n.map((value) => `t${value}`),
    mixed: n.map((v) => (v === 3 ? "x" : v)),
  });
  const table = openTable(frame, { ...options, background });
  const ascending = await table.sort(0, "ascending");
  expect(Array.from(ascending.subarray(0, 3), (row) => n[row])).toEqual([0, 1, 2]);
  await table.sort(0, "descending");
  expect(sent).toEqual(["numbers 0"]);
  const progress: number[] = [];
  const { rows, hits } = await table.filter("t1999", undefined, (done) => void progress.push(done));
  expect([rows.length, hits]).toEqual([11, 11]);
  expect(sent.slice(1)).toEqual([
    "texts 1 from 0",
    "texts 1 from 8192",
    "texts 1 from 16384",
    "texts 2 from 0",
    "texts 2 from 8192",
    "texts 2 from 16384",
  ]);
  expect(progress.at(-1)).toBe(60_000);
  table.close();
});

test("very long texts make small chunks", async () => {
  const { sent, background } = watched();
  const long = "x".repeat(100_000);
  const frame = frameOf({ t: Array.from({ length: 6_000 }, (_, row) => (row < 6 ? long : "")) });
  const table = openTable(frame, { ...options, background });
  expect((await table.summary(0)).distinct.count).toBe(2);
  expect(sent).toEqual(["texts 0 from 0", "texts 0 from 3", "texts 0 from 6"]);
});

test("giving up one request leaves the others alone", async () => {
  const { background } = watched();
  const frame = frameOf({ n: Array.from({ length: 20_000 }, (_, row) => -row) });
  const table = openTable(frame, { ...options, background });
  const controller = new AbortController();
  const given = table.sort(0, "ascending", controller.signal);
  const kept = table.sort(0, "ascending");
  controller.abort(new Error("other column"));
  await expect(given).rejects.toThrow("other column");
  expect((await kept)[0]).toBe(19_999);
});
