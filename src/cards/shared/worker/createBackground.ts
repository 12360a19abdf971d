import { startIfAllowed } from "./allowWorkers.ts";
import type { CreateJobs, JobCall, JobHost, JobRequest, JobResult, JobsOf } from "./Job.ts";
import { localHost } from "./localHost.ts";
import { startWorkerHost, WorkerLostError } from "./workerHost.ts";

/** A feature's background jobs. */
export interface BackgroundOptions<J extends JobsOf<J> & object> {
  /**
   * Starts the worker: `new Worker(new URL(…, import.meta.url), { type: "module" })` with the path of the feature's own
   * `.worker.ts` file as a literal, in the feature's own file. Bundlers look for these words. Absent: jobs run on this thread.
   */
  readonly start?: () => Worker;
  /** The same jobs for this thread, where no worker can start. Loaded only then. */
  readonly loadJobs: () => CreateJobs<J> | Promise<CreateJobs<J>>;
  /**
   * Sessions remember what they were sent. Then a call that was under way when the worker died rejects with
   * `WorkerLostError`, and the caller sends again what `generation` says is lost. Else it runs again by itself.
   * @default false
   */
  readonly keepsState?: boolean;
  /** Milliseconds without a call after which the worker ends; it starts again by itself. @default 30000 */
  readonly idleMs?: number;
}

/** How one call is made. */
export interface RunJobOptions {
  /** Rejects the call with the signal's reason and stops the job. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** Buffers of the request that are handed over: they are empty afterwards. */
  readonly transfer?: readonly Transferable[] | undefined;
}

/** One user of the jobs: a mounted card, a document. Calls reach the jobs in the order they are made. */
export interface JobSession<J extends JobsOf<J>> {
  /** Runs a job. Rejects with an `Error` of the name and message the job threw. */
  run<Name extends keyof J & string>(
    job: Name,
    request: JobRequest<J, Name>,
    options?: RunJobOptions,
  ): Promise<JobResult<J, Name>>;
  /** Resolves to a number that differs after state was lost (the worker died, or was idle and ended). Starts the jobs. */
  generation(): Promise<number>;
  /** Drops what the jobs remember and cancels what runs. Calls after it reject with an `AbortError`. */
  close(): void;
}

/** One shared worker for all sessions of a feature, or this thread where there is none. */
export interface Background<J extends JobsOf<J>> {
  openSession(): JobSession<J>;
}

/** A worker that dies this often is not started again. */
const MAX_DEATHS = 2;
/** Kept that long when no session is open: cards come and go while a chat scrolls. */
const UNUSED_MS = 2_000;

/** Prepares background jobs. Nothing starts before the first call. */
export function createBackground<J extends JobsOf<J> & object>(
  options: BackgroundOptions<J>,
): Background<J> {
  const jobs = new BackgroundJobs(options as unknown as BackgroundOptions<Record<string, never>>);
  return { openSession: () => jobs.openSession() as unknown as JobSession<J> };
}

type AnyRun = (job: string, request: unknown, options?: RunJobOptions) => Promise<unknown>;

class BackgroundJobs {
  readonly #options: BackgroundOptions<Record<string, never>>;
  readonly #open = new Set<number>();
  #host: Promise<JobHost> | null = null;
  #worker: JobHost | null = null;
  #generation = 0;
  #deaths = 0;
  #busy = 0;
  #lastSession = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BackgroundOptions<Record<string, never>>) {
    this.#options = options;
  }

  openSession(): { run: AnyRun; generation: () => Promise<number>; close: () => void } {
    const session = ++this.#lastSession;
    this.#open.add(session);
    return {
      run: (job, request, options) => this.#run({ ...options, session, job, request }),
      generation: async () => {
        await this.#getHost();
        this.#rest();
        return this.#generation;
      },
      close: () => {
        this.#open.delete(session);
        // Jobs that could not load have nothing to forget, and their calls were told.
        this.#host?.then(
          (host) => host.closeSession(session),
          () => {},
        );
        this.#rest();
      },
    };
  }

  async #run(call: JobCall): Promise<unknown> {
    this.#busy += 1;
    clearTimeout(this.#idle);
    try {
      return await this.#runOnce(call);
    } catch (error) {
      const again = error instanceof WorkerLostError && !this.#options.keepsState && !call.transfer;
      if (!again) throw error;
      return await this.#runOnce(call);
    } finally {
      this.#busy -= 1;
      this.#rest();
    }
  }

  async #runOnce(call: JobCall): Promise<unknown> {
    this.#checkOpen(call.session);
    const host = await this.#getHost();
    this.#checkOpen(call.session);
    return host.run(call);
  }

  #checkOpen(session: number): void {
    if (!this.#open.has(session)) throw new DOMException("The session was closed.", "AbortError");
  }

  #getHost(): Promise<JobHost> {
    this.#host ??= this.#start();
    return this.#host;
  }

  async #start(): Promise<JobHost> {
    const { start, loadJobs } = this.#options;
    const lost = (): void => {
      this.#deaths += 1;
      this.#forget();
    };
    this.#worker =
      start && this.#deaths < MAX_DEATHS
        ? await startIfAllowed(() => startWorkerHost(start, lost))
        : null;
    if (this.#worker) return this.#worker;
    // Whatever kept it from starting will keep the next one.
    this.#deaths = MAX_DEATHS;
    try {
      return localHost(await loadJobs());
    } catch (error) {
      this.#forget();
      throw error;
    }
  }

  #forget(): void {
    this.#host = null;
    this.#worker = null;
    this.#generation += 1;
  }

  /** Nothing runs: the worker ends in a while. Jobs on this thread cost nothing when idle, and keep what they know. */
  #rest(): void {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    if (this.#busy > 0 || !worker) return;
    const wait = this.#open.size > 0 ? (this.#options.idleMs ?? 30_000) : UNUSED_MS;
    this.#idle = setTimeout(() => {
      this.#forget();
      worker.end();
    }, wait);
  }
}
