import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Corpus, type RawCase, withPngs } from "../cases.ts";

/** The strict policy of the corpus README. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  mjs: "text/javascript",
  css: "text/css",
  json: "application/json",
};

export interface Served {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves the built page, the cases and a harmless file endpoint on a free port. */
export async function serve(
  built: string,
  corpus: Corpus,
  cases: readonly RawCase[],
): Promise<Served> {
  const server: Server = createServer((request, response) => {
    answer(request, response, built, corpus, cases).catch(() =>
      send(response, 404, "text/plain", "not found"),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  built: string,
  corpus: Corpus,
  cases: readonly RawCase[],
): Promise<void> {
  const { pathname, search } = new URL(request.url ?? "/", "http://host.example");
  if (pathname === "/echo")
    return send(response, 200, "text/html; charset=utf-8", await body(request));
  if (pathname === "/files") return send(response, 200, "text/plain", "a file");
  if (pathname === "/favicon.ico") return send(response, 204, "image/png", "");
  if (pathname === "/corpus/load.mjs")
    return send(response, 200, "text/javascript", readFileSync(corpus.loader));
  if (pathname === "/corpus/case") {
    const one = cases[Number(search.slice(1))];
    const sent = one && {
      id: one.id,
      channel: one.channel,
      check: one.check,
      input: withPngs(one.input),
    };
    return send(response, 200, "application/json", JSON.stringify(sent));
  }
  const file = pathname === "/" ? "index.html" : pathname.slice(1);
  if (file.includes("..")) return send(response, 404, "text/plain", "not found");
  send(
    response,
    200,
    TYPES[file.split(".").at(-1) ?? ""] ?? "application/octet-stream",
    readFileSync(join(built, file)),
  );
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  content: string | Buffer,
): void {
  response.writeHead(status, {
    "content-type": type,
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
  });
  response.end(content);
}

async function body(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
