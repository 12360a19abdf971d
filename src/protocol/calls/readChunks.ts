import { ArtifactCardsError } from "../errors.ts";

/** Where event bytes come from. */
export type ToolCallEventSource =
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | Response;

/**
 * The text of a source, decoded as UTF-8 over chunk borders. Leaving the loop early cancels
 * the source.
 *
 * @throws ArtifactCardsError `stream-failed`, when the response says so or the source breaks.
 */
export async function* readChunks(source: ToolCallEventSource): AsyncIterable<string> {
  const decoder = new TextDecoder();
  try {
    for await (const chunk of chunksOf(source)) {
      // No decoder takes null, while a list of a billion holes would be a billion empty texts.
      yield typeof chunk === "string" ? chunk : decoder.decode(chunk ?? null, { stream: true });
    }
  } catch (cause) {
    if (cause instanceof ArtifactCardsError) throw cause;
    throw new ArtifactCardsError("stream-failed", "the event stream broke. Connect again.", {
      cause,
    });
  }
  yield decoder.decode();
}

function chunksOf(source: ToolCallEventSource): AsyncIterable<Uint8Array | string> {
  if ("body" in source) return readBody(source);
  // Safari's streams are not iterable.
  return "getReader" in source ? readStream(source) : source;
}

function readBody(response: Response): AsyncIterable<Uint8Array> {
  if (response.ok && response.body) return readStream(response.body);
  throw new ArtifactCardsError(
    "stream-failed",
    `the response has ${response.body ? `status ${response.status}` : "no body"}, so no events. Check the request.`,
  );
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> {
  const reader = stream.getReader();
  let isDone = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield value;
    }
    isDone = true;
  } finally {
    if (!isDone) reader.cancel().catch(() => undefined);
    reader.releaseLock();
  }
}
