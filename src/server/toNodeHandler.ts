import type { IncomingMessage, ServerResponse } from "node:http";
import { ArtifactCardsError } from "../protocol/errors.ts";
import { nodeRequest } from "./nodeRequest.ts";
import { plainResponse } from "./responses.ts";

/** A handler of the web platform, e.g. what `createFileEndpoint` returns. */
export type FetchHandler = (request: Request) => Response | Promise<Response>;

/** `http.createServer(…)`, or a route of Express. The promise never rejects. */
export type NodeHandler = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

// The Fetch standard keeps these from a Request; nothing of ours serves them.
const FORBIDDEN = new Set(["CONNECT", "TRACE", "TRACK"]);

/**
 * Lets a web handler answer a `node:http` server. The body is written as fast as the client takes it; when the client
 * leaves, the request's signal aborts and the body is cancelled. No request and no error of the handler reaches the
 * process (security S10): the answer is then a plain 400, 405 or 500. Request bodies are not read.
 *
 * @throws ArtifactCardsError `invalid-argument` when `handler` is not a function.
 */
export function toNodeHandler(handler: FetchHandler): NodeHandler {
  if (typeof handler !== "function")
    throw new ArtifactCardsError(
      "invalid-argument",
      "toNodeHandler has no handler function, so every request would fail. Pass one, such as what createFileEndpoint returns.",
    );
  return async (message, response) => {
    const ignore = () => undefined;
    message.on("error", ignore);
    response.on("error", ignore);
    const gone = new AbortController();
    response.once("close", () => {
      if (!response.writableFinished) gone.abort();
    });
    try {
      await send(await answer(handler, message, gone.signal), message, response);
    } catch {
      response.destroy();
    }
  };
}

async function answer(
  handler: FetchHandler,
  message: IncomingMessage,
  signal: AbortSignal,
): Promise<Response> {
  if (FORBIDDEN.has(message.method ?? "")) return plainResponse(405, { allow: "GET, HEAD" });
  const request = nodeRequest(message, signal);
  if (!request) return plainResponse(400);
  try {
    const answered = await handler(request);
    return isSendable(answered) ? answered : plainResponse(500);
  } catch {
    return plainResponse(500);
  }
}

/** Not so where a handler forgot to return, and `Response.error()` or one whose body was read. Any implementation's will do. */
function isSendable(answered: Response): boolean {
  const { status, headers, bodyUsed } = answered;
  return status >= 200 && typeof headers.getSetCookie === "function" && !bodyUsed;
}

async function send(
  answered: Response,
  { method }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { status, headers, body } = answered;
  if (response.destroyed) return void (await body?.cancel());
  for (const [name, value] of headers) if (name !== "set-cookie") response.setHeader(name, value);
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader("set-cookie", cookies);
  response.writeHead(status);
  if (body && method !== "HEAD") return pump(body, response);
  await body?.cancel();
  response.end();
}

/** Copies the body, waiting whenever the client is slower. A body that fails cuts the connection: its length was promised. */
async function pump(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  response.once("close", cancel);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (!response.write(value)) await drained(response);
    }
    response.end();
  } finally {
    response.off("close", cancel);
  }
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off("drain", done);
      response.off("close", done);
      resolve();
    };
    if (response.destroyed) return resolve();
    response.on("drain", done);
    response.on("close", done);
  });
}
