import type { JobContext } from "../../../../src/cards/shared/worker/Job.ts";

/** Jobs for tests: they say where they run, remember, fail, wait and count. */
export interface TestJobs {
  where(request: null, context: JobContext): string;
  remember(text: string, context: JobContext): number;
  recall(request: null, context: JobContext): readonly string[];
  fail(message: string, context: JobContext): never;
  count(rounds: number, context: JobContext): Promise<number>;
  forever(request: null, context: JobContext): Promise<never>;
  double(values: Float64Array, context: JobContext): Float64Array;
  die(request: null, context: JobContext): Promise<never>;
}

export function createTestJobs(): TestJobs {
  const known: string[] = [];
  return {
    where: () => (typeof document === "undefined" ? "worker" : "page"),
    remember: (text) => known.push(text),
    recall: () => known,
    fail: (message) => {
      throw new RangeError(message);
    },
    count: async (rounds, { progress, pause }) => {
      let sum = 0;
      for (let i = 0; i < rounds; i++) {
        sum += i;
        progress(i + 1, rounds);
        await pause();
      }
      return sum;
    },
    forever: async (_, { pause }) => {
      for (;;) await pause();
    },
    double: (values, { transfer }) => {
      const out = values.map((value) => value * 2);
      transfer(out.buffer);
      return out;
    },
    // What no job can catch: the page hears an `error` event of the worker.
    die: () => {
      setTimeout(() => {
        throw new Error("out of memory");
      });
      return new Promise(() => undefined);
    },
  };
}
