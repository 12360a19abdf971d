import type { JobCall, JobHost } from "./Job.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

/** The worker ended, and with it what it was doing and what it remembered. */
export class WorkerLostError extends Error {
  override readonly name = "WorkerLostError";

  constructor() {
    super("The background worker ended before it answered.");
  }
}

/** A worker that has not said `ready` by now never will; the jobs run here instead. */
const START_MS = 10_000;

interface Pending {
  readonly call: JobCall;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Starts a worker and waits until its modules have loaded.
 *
 * @param onLost called once when it dies later on, after its open calls were rejected with `WorkerLostError`.
 * @returns `null` when it cannot start: forbidden by a policy, not found, or silent for 10 s.
 */
export async function startWorkerHost(
  start: () => Worker,
  onLost: () => void,
): Promise<JobHost | null> {
  let worker: Worker;
  try {
    worker = start();
  } catch {
    return null;
  }
  const isReady = await new Promise<boolean>((resolve) => {
    const late = setTimeout(() => resolve(false), START_MS);
    const settle = (ready: boolean) => (event: Event) => {
      event.preventDefault();
      clearTimeout(late);
      resolve(ready);
    };
    worker.onmessage = settle(true);
    worker.onerror = settle(false);
  });
  if (isReady) return workerHost(worker, onLost);
  worker.terminate();
  return null;
}

function workerHost(worker: Worker, onLost: () => void): JobHost {
  const pending = new Map<number, Pending>();
  let lastId = 0;
  const send = (message: ToWorker, transfer: readonly Transferable[] = []): void =>
    worker.postMessage(message, [...transfer]);
  const end = (): void => {
    worker.terminate();
    worker.onmessage = worker.onerror = worker.onmessageerror = null;
    for (const { reject } of pending.values()) reject(new WorkerLostError());
    pending.clear();
  };
  const lose = (event: Event): void => {
    event.preventDefault();
    end();
    onLost();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => take(pending, data);
  worker.onerror = lose;
  worker.onmessageerror = lose;
  return {
    place: "worker",
    run: (call) => {
      const { signal } = call;
      if (signal?.aborted) return Promise.reject(signal.reason);
      const id = ++lastId;
      const cancel = (): void => {
        pending.get(id)?.reject(signal?.reason);
        if (pending.delete(id)) send({ type: "cancel", id });
      };
      signal?.addEventListener("abort", cancel, { once: true });
      const answer = new Promise<unknown>((resolve, reject) => {
        pending.set(id, { call, resolve, reject });
        const { session, job, request, transfer } = call;
        try {
          send({ type: "run", id, session, job, request }, transfer);
        } catch (error) {
          pending.delete(id);
          reject(error);
        }
      });
      return answer.finally(() => signal?.removeEventListener("abort", cancel));
    },
    closeSession: (session) => {
      for (const [id, { call, reject }] of pending) {
        if (call.session !== session) continue;
        pending.delete(id);
        reject(new DOMException("The session was closed.", "AbortError"));
      }
      send({ type: "close", session });
    },
    end,
  };
}

/** An answer to a call that was cancelled meanwhile finds nobody. */
function take(pending: Map<number, Pending>, message: FromWorker): void {
  if (message.type === "ready") return;
  const found = pending.get(message.id);
  if (!found) return;
  if (message.type === "progress") {
    found.call.onProgress?.(message.done, message.total);
    return;
  }
  pending.delete(message.id);
  if (message.type === "result") found.resolve(message.result);
  else found.reject(Object.assign(new Error(message.message), { name: message.name }));
}
