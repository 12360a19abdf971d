/** What a background job is given to work with. */
export interface JobContext {
  /** Aborted when the caller gave up or its session closed. */
  readonly signal: AbortSignal;
  /** Tells the caller how far the job is. Cheap to call often: only the newest pair is sent, between two slices. */
  progress(done: number, total: number): void;
  /**
   * Call it every few hundred microseconds of work. Returns at once within a slice, else lets the thread do other things first.
   *
   * @throws the signal's reason once the job was cancelled, so that a job needs no check of its own.
   */
  pause(): Promise<void>;
  /** Hands the buffer over with the result instead of copying it. Outside a worker it does nothing. */
  transfer(buffer: ArrayBufferLike): void;
}

/** A job: plain data in, plain data out. The same code runs in a worker and, in slices, on the main thread. */
export type Job<Request, Result> = (
  request: Request,
  context: JobContext,
) => Result | Promise<Result>;

/** Jobs by name. */
export type JobsOf<J> = { readonly [Name in keyof J]: Job<never, unknown> };

/** Makes the jobs of one session. What they remember lives in this function's scope, and ends with the session. */
export type CreateJobs<J> = () => J;

/** What the job named `Name` takes. */
export type JobRequest<J extends JobsOf<J>, Name extends keyof J> = Parameters<J[Name]>[0];

/** What the job named `Name` gives. */
export type JobResult<J extends JobsOf<J>, Name extends keyof J> = Awaited<ReturnType<J[Name]>>;

/** One call of a job, as a host takes it. */
export interface JobCall {
  readonly session: number;
  readonly job: string;
  readonly request: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  readonly transfer?: readonly Transferable[] | undefined;
}

/** Where jobs run: a worker, or this thread. */
export interface JobHost {
  readonly place: "worker" | "local";
  run(call: JobCall): Promise<unknown>;
  /** Drops what the session's jobs remember and cancels what still runs. */
  closeSession(session: number): void;
  /** Stops everything at once. */
  end(): void;
}
