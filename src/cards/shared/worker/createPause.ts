interface PauseOptions {
  /** Milliseconds of work before the thread is given back. */
  readonly slice: number;
  readonly signal: AbortSignal;
  /** Gives the thread back and resolves when it is this job's turn again. */
  readonly giveWay: () => Promise<void>;
  /** Called just before the thread is given back. */
  readonly onSliceEnd?: () => void;
  /** Milliseconds on any clock. @default performance.now */
  readonly now?: () => number;
}

const AT_ONCE = Promise.resolve();

/**
 * Makes a job's `pause`: at once within a slice, through `giveWay` at its end. The first slice starts now.
 *
 * @throws (the returned function) the signal's reason once it is aborted.
 */
export function createPause(options: PauseOptions): () => Promise<void> {
  const { slice, signal, giveWay, onSliceEnd, now = () => performance.now() } = options;
  let end = now() + slice;
  const rest = async (): Promise<void> => {
    onSliceEnd?.();
    await giveWay();
    signal.throwIfAborted();
    end = now() + slice;
  };
  return () => {
    if (signal.aborted) return Promise.reject(signal.reason);
    return now() < end ? AT_ONCE : rest();
  };
}
