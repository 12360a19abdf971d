import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createHistory, type History } from "./history.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

const COOKIE = "chat_session";
const MAX_SESSIONS = 50;

/** One visitor: a conversation and an agent with a sandbox. */
export interface Session {
  readonly id: string;
  readonly sandbox: Sandbox;
  readonly history: History;
  /** The answer that is being written. */
  running: { readonly abort: AbortController; readonly ended: Promise<void> } | null;
}

/** All visitors of one server. Everything lies in one temporary folder and goes when the server closes. */
export interface Sessions {
  /** The session of the cookie; a new one is made, and its cookie set, when there is none. */
  open(request: IncomingMessage, response: ServerResponse): Promise<Session>;
  /** The session of a cookie header. */
  find(cookie: string | null | undefined): Session | undefined;
  rootOf(agentId: string): string | null;
  /** Ends a conversation; the next request begins another. */
  end(session: Session): Promise<void>;
  close(): Promise<void>;
}

/** Makes the folder. */
export async function createSessions(): Promise<Sessions> {
  const folder = await mkdtemp(join(tmpdir(), "artifact-cards-chat-"));
  const byId = new Map<string, Session>();
  const find = (cookie: string | null | undefined): Session | undefined =>
    byId.get(new RegExp(`(?:^|; )${COOKIE}=([0-9a-f]{32})(?:;|$)`).exec(cookie ?? "")?.[1] ?? "");

  const end = async (session: Session): Promise<void> => {
    byId.delete(session.id);
    session.running?.abort.abort();
    await session.running?.ended;
    await rm(join(folder, session.id), { recursive: true, force: true });
  };

  const begin = async (): Promise<Session> => {
    const oldest = byId.values().next().value;
    if (oldest && byId.size >= MAX_SESSIONS) await end(oldest);
    const id = randomBytes(16).toString("hex");
    const home = join(folder, id);
    const agentId = `agent_${randomBytes(4).toString("hex")}`;
    await mkdir(home, { recursive: true });
    const session: Session = {
      id,
      sandbox: await createSandbox(join(home, "agent"), agentId),
      history: createHistory(join(home, "history.json")),
      running: null,
    };
    byId.set(id, session);
    return session;
  };

  return {
    async open(request, response) {
      const known = find(request.headers.cookie);
      if (known) return known;
      const session = await begin();
      response.setHeader(
        "set-cookie",
        `${COOKIE}=${session.id}; HttpOnly; SameSite=Strict; Path=/`,
      );
      return session;
    },
    find,
    rootOf: (agentId) =>
      [...byId.values()].find(({ sandbox }) => sandbox.agentId === agentId)?.sandbox.root ?? null,
    end,
    async close() {
      await Promise.all([...byId.values()].map(end));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
