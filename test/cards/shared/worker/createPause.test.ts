import { expect, test } from "vitest";
import { createPause } from "../../../../src/cards/shared/worker/createPause.ts";

function clockwork(slice: number) {
  const log: string[] = [];
  const controller = new AbortController();
  let now = 0;
  const pause = createPause({
    slice,
    signal: controller.signal,
    now: () => now,
    onSliceEnd: () => log.push("end of slice"),
    giveWay: async () => {
      log.push(`gave way at ${now}`);
      now += 100;
    },
  });
  const work = async (ms: number): Promise<void> => {
    now += ms;
    await pause();
  };
  return { log, work, pause, controller };
}

test("gives the thread back once a slice is used up, and starts the next slice when it is back", async () => {
  const { log, work } = clockwork(8);
  for (let i = 0; i < 7; i++) await work(3);
  expect(log).toEqual(["end of slice", "gave way at 9", "end of slice", "gave way at 118"]);
});

test("rejects with the signal's reason, in the middle of a slice and while it waited", async () => {
  const first = clockwork(8);
  first.controller.abort(new Error("enough"));
  await expect(first.pause()).rejects.toThrow("enough");
  expect(first.log).toEqual([]);

  const second = clockwork(8);
  const waiting = second.work(9);
  second.controller.abort(new Error("too late"));
  await expect(waiting).rejects.toThrow("too late");
});
