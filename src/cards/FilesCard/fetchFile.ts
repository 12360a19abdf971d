import type { FileRequest } from "../shared/host.ts";

interface FetchOptions {
  readonly signal: AbortSignal;
  /** Bytes so far, and all of them where the server says so. */
  readonly onProgress?: (loaded: number, total?: number) => void;
  /** Gives up past this many bytes. */
  readonly most?: number;
}

/** The length of the body as it arrives here; unknown when the transport packs it. */
function totalOf(response: Response): number | undefined {
  if (response.headers.get("content-encoding") !== null) return undefined;
  const total = Number(response.headers.get("content-length") ?? Number.NaN);
  return Number.isSafeInteger(total) && total > 0 ? total : undefined;
}

/** Fetches a file and tells how far it is. Rejects on an error status, an abort, or too many bytes. */
export async function fetchFile(request: FileRequest, options: FetchOptions): Promise<Blob> {
  const { signal, onProgress, most = Number.POSITIVE_INFINITY } = options;
  const { url, headers, credentials = "same-origin" } = request;
  const response = await fetch(url, {
    signal,
    credentials,
    referrerPolicy: "no-referrer",
    ...(headers && { headers }),
  });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const total = totalOf(response);
  if ((total ?? 0) > most) throw new Error("too large");
  const type = response.headers.get("content-type") ?? "";
  if (response.body === null) return response.blob();
  const chunks: BlobPart[] = [];
  let loaded = 0;
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    loaded += part.value.byteLength;
    if (loaded > most) {
      await reader.cancel();
      throw new Error("too large");
    }
    chunks.push(part.value);
    onProgress?.(loaded, total);
  }
  return new Blob(chunks, { type });
}
