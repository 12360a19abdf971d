import { afterEach, expect, test } from "vitest";
import { createBackground } from "../../../../src/cards/shared/worker/createBackground.ts";
import { createTestJobs, type TestJobs } from "./testJobs.ts";

const background = (keepsState: boolean) =>
  createBackground<TestJobs>({
    start: () => new Worker(new URL("./test.worker.ts", import.meta.url), { type: "module" }),
    loadJobs: () => createTestJobs,
    keepsState,
  });

const sessions: { close(): void }[] = [];
const open = (keepsState = false) => {
  const session = background(keepsState).openSession();
  sessions.push(session);
  return session;
};
afterEach(() => {
  for (const session of sessions.splice(0)) session.close();
});

test("jobs run in a real worker, remember, and report errors by name", async () => {
  const session = open();
  expect(await session.run("where", null)).toBe("worker");
  await session.run("remember", "ü");
  expect(await session.run("recall", null)).toEqual(["ü"]);
  await expect(session.run("fail", "row 7")).rejects.toMatchObject({
    name: "RangeError",
    message: "row 7",
  });
});

test("buffers are handed over in both directions", async () => {
  const values = Float64Array.of(1, 2, 3);
  const session = open();
  const doubled = await session.run("double", values, { transfer: [values.buffer] });
  expect([...doubled]).toEqual([2, 4, 6]);
  expect(values.byteLength).toBe(0);
});

test("a running job is cancelled and the worker stays of use", async () => {
  const session = open();
  const controller = new AbortController();
  const endless = session.run("forever", null, { signal: controller.signal });
  expect(await session.run("where", null)).toBe("worker");
  controller.abort(new Error("enough"));
  await expect(endless).rejects.toThrow("enough");
  expect(await session.run("count", 1000)).toBe(499_500);
});

test("a worker that dies rejects what it was doing; the next call starts another", async () => {
  const session = open(true);
  const before = await session.generation();
  await expect(session.run("die", null)).rejects.toMatchObject({ name: "WorkerLostError" });
  expect(await session.run("where", null)).toBe("worker");
  expect(await session.generation()).not.toBe(before);
});

test("where the file is missing the same jobs run on the page", async () => {
  const { openSession } = createBackground<TestJobs>({
    start: () => new Worker("/no-such.worker.js", { type: "module" }),
    loadJobs: () => createTestJobs,
  });
  const session = openSession();
  expect(await session.run("where", null)).toBe("page");
  expect(await session.run("count", 1000)).toBe(499_500);
});
