import { createPause } from "./createPause.ts";
import type { CreateJobs, Job } from "./Job.ts";

interface Running {
  readonly session: number;
  readonly controller: AbortController;
}

/** How a call is run and where its news goes. */
export interface RunOptions {
  readonly session: number;
  readonly job: string;
  readonly request: unknown;
  /** Names the call for `cancel`. */
  readonly id: number;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly onTransfer?: (buffer: ArrayBufferLike) => void;
}

interface SessionJobsOptions {
  /** Milliseconds of work before the thread is given back. */
  readonly slice: number;
  readonly giveWay: () => Promise<void>;
}

/** The jobs of all sessions on one thread, and what of them runs. The same class serves worker and page. */
export class SessionJobs {
  readonly #create: CreateJobs<object>;
  readonly #options: SessionJobsOptions;
  readonly #sessions = new Map<number, object>();
  readonly #running = new Map<number, Running>();

  constructor(create: CreateJobs<object>, options: SessionJobsOptions) {
    this.#create = create;
    this.#options = options;
  }

  /** Runs a job of the session, which starts to exist with its first call. Rejects with whatever the job throws. */
  async run({ session, job, request, id, onProgress, onTransfer }: RunOptions): Promise<unknown> {
    const controller = new AbortController();
    const { signal } = controller;
    this.#running.set(id, { session, controller });
    let news: readonly [number, number] | null = null;
    const tell = (): void => {
      if (news && !signal.aborted) onProgress?.(...news);
      news = null;
    };
    try {
      const result = await this.#jobOf(session, job)(request, {
        signal,
        progress: (done, total) => {
          news = [done, total];
        },
        pause: createPause({ ...this.#options, signal, onSliceEnd: tell }),
        transfer: (buffer) => onTransfer?.(buffer),
      });
      signal.throwIfAborted();
      tell();
      return result;
    } finally {
      this.#running.delete(id);
    }
  }

  /** Aborts a call's signal; one that has ended is left alone. */
  cancel(id: number, reason?: unknown): void {
    this.#running.get(id)?.controller.abort(reason);
  }

  /** Forgets a session and cancels what of it runs. */
  close(session: number): void {
    this.#sessions.delete(session);
    for (const running of this.#running.values())
      if (running.session === session) running.controller.abort();
  }

  /** Forgets all sessions. */
  end(): void {
    this.#sessions.clear();
    for (const { controller } of this.#running.values()) controller.abort();
  }

  #jobOf(session: number, name: string): Job<unknown, unknown> {
    let jobs = this.#sessions.get(session);
    if (!jobs) {
      jobs = this.#create();
      this.#sessions.set(session, jobs);
    }
    const job: unknown = Object.hasOwn(jobs, name) ? Reflect.get(jobs, name) : undefined;
    if (typeof job !== "function") throw new TypeError(`There is no job "${name}".`);
    return job as Job<unknown, unknown>;
  }
}
