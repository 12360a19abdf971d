import type { CreateJobs, JobsOf } from "./Job.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { nextTask } from "./nextTask.ts";
import { SessionJobs } from "./SessionJobs.ts";

/** The part of a worker's global scope that is used here; the page's has other types. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
}

/** Long enough to cost nothing, short enough to hear of a cancel. */
const WORKER_SLICE_MS = 20;

/** The whole of a `*.worker.ts` file: answers the page with these jobs. Call it once, at the top of the module. */
export function serveJobs<J extends JobsOf<J> & object>(create: CreateJobs<J>): void {
  const scope = globalThis as unknown as WorkerScope;
  const jobs = new SessionJobs(create, { slice: WORKER_SLICE_MS, giveWay: nextTask });
  scope.onmessage = ({ data }) => {
    if (data.type === "cancel") jobs.cancel(data.id);
    else if (data.type === "close") jobs.close(data.session);
    else if (data.type === "run") void answer(jobs, data, scope);
  };
  scope.postMessage({ type: "ready" });
}

async function answer(
  jobs: SessionJobs,
  call: ToWorker & { readonly type: "run" },
  scope: WorkerScope,
): Promise<void> {
  const { id } = call;
  const transfer: ArrayBuffer[] = [];
  try {
    const result = await jobs.run({
      ...call,
      onProgress: (done, total) => scope.postMessage({ type: "progress", id, done, total }),
      onTransfer: (buffer) => {
        if (buffer instanceof ArrayBuffer) transfer.push(buffer);
      },
    });
    scope.postMessage({ type: "result", id, result }, transfer);
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    scope.postMessage({ type: "error", id, name, message });
  }
}
