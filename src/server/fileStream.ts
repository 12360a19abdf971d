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
  let stop: (reason: string) => void = () => undefined;
  const aborted = () => stop("the request was aborted");
  const idle = setTimeout(() => stop("the download stalled"), limits.idleMs).unref();
  const total = setTimeout(() => stop("the download took too long"), limits.totalMs).unref();

  const end = async (): Promise<void> => {
    if (ended) return;
    ended = true;
    clearTimeout(idle);
    clearTimeout(total);
    signal?.removeEventListener("abort", aborted);
    await handle.close().catch(() => undefined);
    onEnd();
  };

  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        stop = (reason) => {
          if (ended) return;
          controller.error(new Error(reason));
          void end();
        };
        if (signal?.aborted) aborted();
        else signal?.addEventListener("abort", aborted, { once: true });
      },
      async pull(controller) {
        idle.refresh();
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, range.end + 1 - at));
        const bytesRead = await read(handle, chunk, at);
        if (ended) return;
        if (bytesRead === 0) return stop("the file became shorter");
        at += bytesRead;
        controller.enqueue(chunk.subarray(0, bytesRead));
        if (at <= range.end) return;
        controller.close();
        await end();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** Bytes read, 0 at the end of the file and when it cannot be read. */
async function read(handle: FileHandle, chunk: Uint8Array, at: number): Promise<number> {
  return handle.read(chunk, 0, chunk.length, at).then(
    ({ bytesRead }) => bytesRead,
    () => 0,
  );
}
