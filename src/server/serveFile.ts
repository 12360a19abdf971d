import type { FileHandle } from "node:fs/promises";
import { byteRange } from "./byteRange.ts";
import { contentDisposition } from "./contentDisposition.ts";
import { contentType, HEAD_BYTES } from "./contentType.ts";
import { fileStream, type StreamLimits } from "./fileStream.ts";
import type { Deliverable } from "./resolveDeliverable.ts";
import { plainResponse, SECURITY_HEADERS } from "./responses.ts";

/**
 * Answers a GET or HEAD request with an open file, whole or one range of it (security S6, S7).
 * Owns the descriptor: it is closed and `onEnd` called once, now or when the body ends, whatever happens.
 */
export async function serveFile(
  file: Deliverable,
  request: Request,
  limits: StreamLimits,
  onEnd: () => void,
): Promise<Response> {
  let streaming = false;
  try {
    const head = request.method === "HEAD";
    // We send no validator, so no `If-Range` can match, and then the whole file is due (RFC 9110 section 13.1.5).
    const ranged = !head && !request.headers.has("if-range");
    const range = ranged ? byteRange(request.headers.get("range"), file.size) : null;
    if (range === "unsatisfiable")
      return plainResponse(416, { "content-range": `bytes */${file.size}` });
    const { start, end } = range ?? { start: 0, end: file.size - 1 };
    const headers: Record<string, string> = {
      ...SECURITY_HEADERS,
      "accept-ranges": "bytes",
      "content-disposition": contentDisposition(file.name),
      "content-length": String(end + 1 - start),
      "content-type": contentType(file.name, await readHead(file.handle)),
    };
    if (range) headers["content-range"] = `bytes ${start}-${end}/${file.size}`;
    const status = range ? 206 : 200;
    if (head || file.size === 0) return new Response(null, { status, headers });
    const body = fileStream(file.handle, { start, end }, limits, onEnd, request.signal);
    streaming = true;
    return new Response(body, { status, headers });
  } finally {
    if (!streaming) {
      await file.handle.close().catch(() => undefined);
      onEnd();
    }
  }
}

async function readHead(handle: FileHandle): Promise<Uint8Array> {
  const { buffer, bytesRead } = await handle.read(new Uint8Array(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}
