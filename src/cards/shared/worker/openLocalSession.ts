import type { JobSession, RunJobOptions } from "./createBackground.ts";
import type { CreateJobs, JobsOf } from "./Job.ts";
import { localHost } from "./localHost.ts";

/** A session on this thread, for work too small to be worth a worker. */
export function openLocalSession<J extends JobsOf<J> & object>(
  create: CreateJobs<J>,
): JobSession<J> {
  const host = localHost(create);
  let isClosed = false;
  const run = async (job: string, request: unknown, options?: RunJobOptions): Promise<unknown> => {
    if (isClosed) throw new DOMException("The session was closed.", "AbortError");
    return host.run({ ...options, session: 0, job, request });
  };
  return {
    run: run as JobSession<J>["run"],
    generation: async () => 0,
    close: () => {
      isClosed = true;
      host.end();
    },
  };
}
