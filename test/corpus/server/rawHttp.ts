import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawResponse {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: ReadonlyMap<string, string>;
  /** Status line and headers, as sent. */
  readonly head: string;
  readonly body: Buffer;
  /** Whether the connection ended before the promised length. */
  readonly cut: boolean;
}

/** Sends a request whose target and headers no client library has touched, and reads the answer to the end. */
export function rawHttp(
  port: number,
  method: string,
  target: string,
  headers: Readonly<Record<string, unknown>> = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, "127.0.0.1", () => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n${lines.join("")}\r\n`,
      );
    });
    socket.setTimeout(10_000, () => socket.destroy(new Error("no answer within 10 s")));
    socket.on("data", (chunk) => chunks.push(chunk));
    socket.on("error", (error) => (chunks.length > 0 ? undefined : reject(error)));
    socket.on("close", () => {
      try {
        resolve(parse(Buffer.concat(chunks), method));
      } catch (error) {
        reject(error);
      }
    });
  });
}

function parse(bytes: Buffer, method: string): RawResponse {
  const split = bytes.indexOf("\r\n\r\n");
  if (split < 0) throw new Error("the connection was closed without an answer");
  const head = bytes.subarray(0, split).toString("latin1");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const rest = bytes.subarray(split + 4);
  const chunked = headers.get("transfer-encoding") === "chunked";
  const body = chunked ? dechunk(rest) : rest;
  const promised = Number(headers.get("content-length") ?? body.length);
  const cut = method !== "HEAD" && body.length < promised;
  return { status: Number(first.split(" ")[1]), headers, head, body, cut };
}

function dechunk(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const line = bytes.indexOf("\r\n", at);
    if (line < 0) break;
    const size = Number.parseInt(bytes.subarray(at, line).toString("latin1"), 16);
    if (!(size > 0)) break;
    parts.push(bytes.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
