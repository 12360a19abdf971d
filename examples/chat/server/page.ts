import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { build, createServer } from "vite";

const CONFIG = fileURLToPath(new URL("../vite.config.ts", import.meta.url));

/** The strict policy under which every card must work. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const TYPES: ReadonlyMap<string, string> = new Map([
  ["html", "text/html; charset=utf-8"],
  ["js", "text/javascript; charset=utf-8"],
  ["css", "text/css; charset=utf-8"],
  ["svg", "image/svg+xml"],
  ["woff2", "font/woff2"],
]);

/** Serves the page and its files. */
export interface Page {
  serve(request: IncomingMessage, response: ServerResponse, path: string): void;
  close(): Promise<void>;
}

/** Builds the page into memory and serves it under the strict policy. */
export async function builtPage(): Promise<Page> {
  const built = await build({ configFile: CONFIG, logLevel: "warn", build: { write: false } });
  const outputs = Array.isArray(built) ? built : [built];
  const files = new Map<string, string | Uint8Array>();
  for (const output of outputs) {
    if (!("output" in output)) continue;
    for (const file of output.output) {
      files.set(`/${file.fileName}`, file.type === "chunk" ? file.code : file.source);
    }
  }
  return {
    serve(_, response, path) {
      const name = path === "/" ? "/index.html" : path;
      const body = files.get(name);
      if (body === undefined) {
        response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
        return;
      }
      response.writeHead(200, {
        "content-type":
          TYPES.get(name.slice(name.lastIndexOf(".") + 1)) ?? "application/octet-stream",
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cache-control": name.startsWith("/assets/")
          ? "private, max-age=31536000, immutable"
          : "no-store",
      });
      response.end(body);
    },
    close: async () => undefined,
  };
}

/** Serves the page from its sources, changes applied at once. Without the policy: the dev client injects styles. */
export async function livePage(): Promise<Page> {
  const vite = await createServer({
    configFile: CONFIG,
    server: { middlewareMode: true },
    appType: "spa",
  });
  return {
    serve: (request, response) => vite.middlewares(request, response),
    close: () => vite.close(),
  };
}
