import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { allowWorkers } from "../../../../src/cards/shared/worker/allowWorkers.ts";
import { createBackground } from "../../../../src/cards/shared/worker/createBackground.ts";
import { createTestJobs, type TestJobs } from "./testJobs.ts";

let made = 0;

/** Says that it is ready, or that it failed, in a task of its own. */
function workerThat(says: "ready" | "error") {
  return class {
    onmessage: ((event: Event) => void) | null = null;
    onerror: ((event: Event) => void) | null = null;
    constructor() {
      made += 1;
      const event = new Event("any", { cancelable: true });
      setTimeout(() => (says === "ready" ? this.onmessage : this.onerror)?.(event));
    }
    terminate(): void {
      this.onmessage = null;
    }
  };
}

/** Of as many features as a page has. */
const openMany = (count: number) =>
  Array.from({ length: count }, () =>
    createBackground<TestJobs>({
      start: () => new Worker("feature.js", { type: "module" }),
      loadJobs: () => createTestJobs,
    }).openSession(),
  );
const places = (sessions: ReturnType<typeof openMany>) =>
  Promise.all(sessions.map((session) => session.run("where", null)));

beforeEach(() => {
  made = 0;
  allowWorkers(true);
});
afterEach(() => {
  allowWorkers(true);
  vi.unstubAllGlobals();
});

test("where the host says so no Worker is made", async () => {
  vi.stubGlobal("Worker", workerThat("ready"));
  allowWorkers(false);
  expect(await places(openMany(3))).toEqual(["page", "page", "page"]);
  expect(made).toBe(0);
});

test("a policy that forbids workers hears of one attempt, whatever the number of features (R20)", async () => {
  const forbidden = vi.fn(function refuse() {
    throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
  });
  vi.stubGlobal("Worker", forbidden);
  expect(await places(openMany(3))).toEqual(["page", "page", "page"]);
  expect(await places(openMany(2))).toEqual(["page", "page"]);
  expect(forbidden).toHaveBeenCalledTimes(1);
});

test("one that is refused by an event is the only one too, even when all are asked for at once", async () => {
  vi.stubGlobal("Worker", workerThat("error"));
  expect(await places(openMany(3))).toEqual(["page", "page", "page"]);
  expect(made).toBe(1);
});

test("once one has started every feature has its own", async () => {
  vi.stubGlobal("Worker", workerThat("ready"));
  await Promise.all(openMany(3).map((session) => session.generation()));
  expect(made).toBe(3);
});

test("a feature whose jobs are for this thread says nothing about workers", async () => {
  const local = createBackground<TestJobs>({ loadJobs: () => createTestJobs }).openSession();
  vi.stubGlobal("Worker", workerThat("ready"));
  expect(await local.run("where", null)).toBe("page");
  await Promise.all(openMany(1).map((session) => session.generation()));
  expect(made).toBe(1);
});
