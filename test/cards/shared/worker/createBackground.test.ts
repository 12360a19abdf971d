import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allowWorkers } from "../../../../src/cards/shared/worker/allowWorkers.ts";
import { createBackground } from "../../../../src/cards/shared/worker/createBackground.ts";
import { createTestJobs, type TestJobs } from "./testJobs.ts";

/** As much of a worker as the page sees: the test plays the other side. */
class FakeWorker {
  static made: FakeWorker[] = [];
  onmessage: ((event: { data: unknown; preventDefault(): void }) => void) | null = null;
  onerror: ((event: { preventDefault(): void }) => void) | null = null;
  readonly sent: Record<string, unknown>[] = [];
  isTerminated = false;

  constructor() {
    FakeWorker.made.push(this);
  }
  postMessage(message: Record<string, unknown>): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    this.onmessage?.({ data, preventDefault: () => undefined });
  }
  fail(): void {
    this.onerror?.({ preventDefault: () => undefined });
  }
}

const newest = () => FakeWorker.made.at(-1) as FakeWorker;
const settled = () => vi.advanceTimersByTimeAsync(0);

const open = (options: { keepsState?: boolean; start?: () => Worker } = {}) =>
  createBackground<TestJobs>({
    start: () => new FakeWorker() as unknown as Worker,
    loadJobs: async () => createTestJobs,
    ...options,
  });

beforeEach(() => {
  FakeWorker.made = [];
  allowWorkers(true);
  vi.stubGlobal("Worker", FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("without a Worker global the jobs run here, remember within a session and fail as they should", async () => {
  vi.stubGlobal("Worker", undefined);
  vi.useRealTimers();
  const background = open();
  const [one, two] = [background.openSession(), background.openSession()];
  expect(await one.run("where", null)).toBe("page");
  await one.run("remember", "a");
  await one.run("remember", "b");
  expect(await one.run("recall", null)).toEqual(["a", "b"]);
  expect(await two.run("recall", null)).toEqual([]);
  await expect(one.run("fail", "no such row")).rejects.toThrow(RangeError);
  await expect(one.run("constructor" as "recall", null)).rejects.toThrow("There is no job");
  expect(await one.run("count", 100)).toBe(4950);
});

test("a constructor that throws (Trusted Types, a policy) means this thread", async () => {
  const start = vi.fn((): Worker => {
    throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
  });
  const session = open({ start }).openSession();
  vi.useRealTimers();
  expect(await session.run("where", null)).toBe("page");
  expect(await session.run("where", null)).toBe("page");
  expect(start).toHaveBeenCalledTimes(1);
});

test("an error event before the worker is ready means this thread, and loses nothing", async () => {
  const session = open({ keepsState: true }).openSession();
  const first = session.run("remember", "a");
  const second = session.run("recall", null);
  await settled();
  expect(newest().sent).toEqual([]);
  newest().fail();
  expect(await first).toBe(1);
  expect(await second).toEqual(["a"]);
  expect(newest().isTerminated).toBe(true);
});

test("a worker that stays silent is given up", async () => {
  const session = open().openSession();
  const answer = session.run("where", null);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await answer).toBe("page");
  expect(newest().isTerminated).toBe(true);
});

test("sends calls in order, hears progress, and cancels once", async () => {
  const session = open().openSession();
  const news: number[][] = [];
  const controller = new AbortController();
  const options = {
    signal: controller.signal,
    onProgress: (...pair: [number, number]) => news.push(pair),
  };
  const counted = session.run("count", 3, options);
  await settled();
  newest().say({ type: "ready" });
  await settled();
  const { id } = newest().sent[0] as { id: number };
  expect(newest().sent[0]).toMatchObject({ type: "run", job: "count", request: 3 });
  newest().say({ type: "progress", id, done: 1, total: 3 });
  expect(news).toEqual([[1, 3]]);
  controller.abort(new Error("closed"));
  await expect(counted).rejects.toThrow("closed");
  newest().say({ type: "progress", id, done: 2, total: 3 });
  newest().say({ type: "result", id, result: 3 });
  expect(news).toHaveLength(1);
  expect(newest().sent.slice(1)).toEqual([{ type: "cancel", id }]);
});

test("a worker that dies under way: stateless jobs run again, sessions with state hear of it", async () => {
  const background = open();
  const again = background.openSession().run("where", null);
  await settled();
  newest().say({ type: "ready" });
  await settled();
  newest().fail();
  await settled();
  expect(FakeWorker.made).toHaveLength(2);
  newest().say({ type: "ready" });
  await settled();
  newest().fail();
  await expect(again).rejects.toThrow("ended before it answered");

  const session = open({ keepsState: true }).openSession();
  const before = session.generation();
  await settled();
  newest().say({ type: "ready" });
  const lost = session.run("recall", null);
  await settled();
  newest().fail();
  await expect(lost).rejects.toMatchObject({ name: "WorkerLostError" });
  const after = session.generation();
  await settled();
  newest().say({ type: "ready" });
  expect(await after).not.toBe(await before);
});

test("after two deaths the jobs stay on this thread", async () => {
  const session = open({ keepsState: true }).openSession();
  for (let death = 0; death < 2; death++) {
    const lost = session.run("where", null);
    lost.catch(() => undefined);
    await settled();
    newest().say({ type: "ready" });
    await settled();
    newest().fail();
    await expect(lost).rejects.toThrow();
  }
  expect(await session.run("where", null)).toBe("page");
  expect(FakeWorker.made).toHaveLength(2);
});

test("an idle worker ends, sooner when no session is open, and starts again when needed", async () => {
  const background = open();
  const session = background.openSession();
  const answer = async (job: "where", result: string): Promise<void> => {
    const call = session.run(job, null);
    await settled();
    newest().say({ type: "ready" });
    await settled();
    newest().say({ type: "result", id: newest().sent.at(-1)?.["id"], result });
    expect(await call).toBe(result);
  };
  await answer("where", "first");
  await vi.advanceTimersByTimeAsync(29_000);
  expect(newest().isTerminated).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(newest().isTerminated).toBe(true);
  await answer("where", "second");
  expect(FakeWorker.made).toHaveLength(2);
  session.close();
  await settled();
  expect(newest().sent.at(-1)).toMatchObject({ type: "close" });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(newest().isTerminated).toBe(true);
  await expect(session.run("where", null)).rejects.toThrow("closed");
});

test("jobs that cannot load reject their calls, and closing the session is quiet", async () => {
  vi.useRealTimers();
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  const session = createBackground<TestJobs>({
    loadJobs: () => Promise.reject(new Error("The chunk is gone.")),
  }).openSession();
  const call = session.run("count", 1).catch((error: unknown) => error);
  const generation = session.generation().catch((error: unknown) => error);
  session.close();
  expect(await generation).toMatchObject({ message: "The chunk is gone." });
  expect(await call).toBeInstanceOf(Error);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
