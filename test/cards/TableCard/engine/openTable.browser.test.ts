import { expect, test } from "vitest";
import { createBackground } from "../../../../src/cards/shared/worker/createBackground.ts";
import { openTable } from "../../../../src/cards/TableCard/engine/openTable.ts";
import {
  createTableJobs,
  type TableJobs,
} from "../../../../src/cards/TableCard/engine/tableJobs.ts";
import { readDataFrame } from "../../../../src/protocol/payloads/dataFrame.ts";

const ROWS = 60_000;
const n = Array.from({ length: ROWS }, (_, row) => ((row * 7919) % ROWS) / 4);
const frame = readDataFrame({ df: { n, t: n.map((value) => `t${value}`) } });
if (!frame) throw new Error("no frame");
const options = { locale: "en", isGrouped: () => false };

/** The URLs of the workers that are started while `run` runs. */
async function workersOf(run: () => Promise<void>, fail = false): Promise<readonly string[]> {
  const Native = globalThis.Worker;
  const urls: string[] = [];
  globalThis.Worker = class extends Native {
    constructor(url: string | URL, init?: WorkerOptions) {
      urls.push(String(url));
      if (fail) throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
      super(url, init);
    }
  };
  try {
    await run();
  } finally {
    globalThis.Worker = Native;
  }
  return urls;
}

async function useTable(
  background?: ReturnType<typeof createBackground<TableJobs>>,
): Promise<void> {
  if (!frame) return;
  const table = openTable(frame, { ...options, ...(background && { background }) });
  try {
    const sorted = await table.sort(0, "descending");
    const expected = [...n.keys()].sort((a, b) => (n[b] ?? 0) - (n[a] ?? 0));
    expect([...sorted]).toEqual(expected);
    const { rows } = await table.filter("t14999.");
    expect(Array.from(rows, (row) => n[row]).sort()).toEqual([14999.25, 14999.5, 14999.75]);
    const blob = await table.export("csv", { rows, bom: true });
    expect(new Uint8Array(await blob.arrayBuffer()).slice(0, 3)).toEqual(
      Uint8Array.of(0xef, 0xbb, 0xbf),
    );
    expect((await blob.text()).split("\r\n")).toHaveLength(5);
  } finally {
    table.close();
  }
}

test("sorts, filters and exports in a real worker", async () => {
  const urls = await workersOf(() => useTable());
  expect(urls).toHaveLength(1);
  expect(urls[0]).toMatch(/table\.worker/);
});

test("where the constructor throws, the page does the same work itself", async () => {
  const background = createBackground<TableJobs>({
    start: () => new Worker("/table.worker.js", { type: "module" }),
    loadJobs: () => createTableJobs,
    keepsState: true,
  });
  const urls = await workersOf(() => useTable(background), true);
  expect(urls).toHaveLength(1);
});

test("a worker that ended is started again and sent its columns again", async () => {
  if (!frame) return;
  const made: Worker[] = [];
  const background = createBackground<TableJobs>({
    start: () => {
      const worker = new Worker(
        new URL("../../../../src/cards/TableCard/engine/table.worker.ts", import.meta.url),
        { type: "module" },
      );
      made.push(worker);
      return worker;
    },
    loadJobs: () => createTableJobs,
    keepsState: true,
  });
  const table = openTable(frame, { ...options, background });
  const before = await table.sort(0, "ascending");
  made[0]?.dispatchEvent(new ErrorEvent("error", { cancelable: true }));
  expect(await table.sort(0, "ascending")).toEqual(before);
  expect(made).toHaveLength(2);
  table.close();
});
