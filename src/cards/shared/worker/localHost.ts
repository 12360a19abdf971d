import type { CreateJobs, JobCall, JobHost } from "./Job.ts";
import { yieldToHost } from "./nextTask.ts";
import { SessionJobs } from "./SessionJobs.ts";

/** Half of a frame: input and drawing get the other half. */
const PAGE_SLICE_MS = 8;

/** Runs jobs on this thread, in slices of 8 ms. Requests and results are shared, not copied. */
export function localHost(create: CreateJobs<object>): JobHost {
  const jobs = new SessionJobs(create, { slice: PAGE_SLICE_MS, giveWay: yieldToHost });
  let lastId = 0;
  return {
    place: "local",
    run: (call: JobCall) => {
      const id = ++lastId;
      const { signal } = call;
      const cancel = (): void => jobs.cancel(id, signal?.reason);
      if (signal?.aborted) return Promise.reject(signal.reason);
      signal?.addEventListener("abort", cancel, { once: true });
      return jobs.run({ ...call, id }).finally(() => signal?.removeEventListener("abort", cancel));
    },
    closeSession: (session) => jobs.close(session),
    end: () => jobs.end(),
  };
}
