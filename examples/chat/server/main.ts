import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createApi } from "./api.ts";
import { HttpError, sendJson } from "./http.ts";
import { chooseModel, type ModelSettings } from "./model/chooseModel.ts";
import { builtPage, livePage } from "./page.ts";
import { createSessions } from "./sessions.ts";

export interface ChatServerOptions {
  /** @default 0: any free port */
  readonly port?: number;
  /** Serve the page from its sources, changes applied at once. @default false */
  readonly live?: boolean;
  readonly settings?: ModelSettings;
}

/** A running demo. */
export interface ChatServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts the demo on this machine only. */
export async function startChat({
  port = 0,
  live = false,
  settings = {},
}: ChatServerOptions = {}): Promise<ChatServer> {
  const model = chooseModel(settings);
  const page = await (live ? livePage() : builtPage());
  const sessions = await createSessions();
  const api = createApi(sessions, model);

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Only names of this machine: a page of another site cannot reach the server under a name of its own.
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(request.headers.host ?? "")) {
      throw new HttpError(403, "Open the address that was printed.");
    }
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const route = api.get(`${request.method} ${path}`);
    if (route) await route(request, response);
    else if (path.startsWith("/api/")) throw new HttpError(404, "There is nothing here.");
    else page.serve(request, response, path);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else if (error instanceof HttpError)
        sendJson(response, error.status, { error: error.message });
      else sendJson(response, 500, { error: "Something went wrong." });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await Promise.all([sessions.close(), page.close()]);
    },
  };
}
