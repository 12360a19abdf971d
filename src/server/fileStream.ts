import type { FileHandle } from "node:fs/promises";
import type { ByteRange } from "./byteRange.ts";

/** Bounds of one download (security S8). */
export interface StreamLimits {
  /** Milliseconds for which the reader may take nothing. */
  readonly idleMs: number;
  /** Milliseconds for the whole. */
  readonly totalMs: number;
}

const CHUNK_BYTES = 65_536;

/**
 * The bytes of an open file, read only as fast as they are taken. It owns the descriptor: closes it, then calls
 * `onEnd` once, at the end, on an error, when cancelled, when `signal` aborts, and when a time limit passes,
 * even if nobody ever reads. A file that became shorter ends in an error, because its length was promised.
 */
export function fileStream(
  handle: FileHandle,
  range: ByteRange,
  limits: StreamLimits,
  onEnd: () => void,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  let at = range.start;
  let ended = false;
  let failure: string | null = null;

  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    clearTimeout(idle);
    clearTimeout(total);
    signal?.removeEventListener("abort", abort);
    await handle.close().catch(() => undefined);
    onEnd();
  };
  // The reader learns of it at its next read: one that has left is not bothered with an error to log.
  const stop = (reason: string): void => {
    failure ??= reason;
    void end();
  };
  const abort = () => stop("the request was aborted");
  const idle = setTimeout(stop, limits.idleMs, "the download stalled").unref();
  const total = setTimeout(stop, limits.totalMs, "the download took too long").unref();
  if (signal?.aborted) abort();
  else signal?.addEventListener("abort", abort, { once: true });

  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> => {
    if (!ended) idle.refresh();
    const chunk = new Uint8Array(Math.min(CHUNK_BYTES, range.end + 1 - at));
    const bytesRead = ended ? 0 : await read(handle, chunk, at);
    if (bytesRead === 0) stop("the file became shorter");
    if (failure !== null) throw new Error(failure);
    if (ended) return;
    at += bytesRead;
    controller.enqueue(chunk.subarray(0, bytesRead));
    if (at <= range.end) return;
    // Before the reader knows that it is done, so that its place is free by then.
    await end();
    controller.close();
  };
  return new ReadableStream({ pull, cancel: end }, { highWaterMark: 0 });
}

/** Bytes read, 0 at the end of the file and when it cannot be read. */
async function read(handle: FileHandle, chunk: Uint8Array, at: number): Promise<number> {
  return handle.read(chunk, 0, chunk.length, at).then(
    ({ bytesRead }) => bytesRead,
    () => 0,
  );
}
