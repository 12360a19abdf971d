import type { IncomingMessage, ServerResponse } from "node:http";
import { consumeStream, generateId, type LanguageModel, pipeUIMessageStreamToResponse } from "ai";
import { createFileEndpoint, createSendArtifacts, toNodeHandler } from "artifact-cards/server";
import { z } from "zod";
import type { ChatMessage } from "../shared/messages.ts";
import { answer } from "./agent.ts";
import { HttpError, readJson, sendJson } from "./http.ts";
import type { Session, Sessions } from "./sessions.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const sentSchema = z.object({
  text: z.string().trim().min(1).max(4000),
  about: z
    .object({ name: z.string().max(300), path: z.string().max(4096).startsWith("/data/agent/") })
    .optional(),
  /** The last message once more: its answer failed. */
  again: z.boolean().default(false),
});

/** The routes below `/api`, by method and path. */
export function createApi(sessions: Sessions, model: LanguageModel): ReadonlyMap<string, Handler> {
  const { rootOf } = sessions;
  const sendArtifacts = createSendArtifacts({ rootOf });
  const files = toNodeHandler(
    createFileEndpoint({
      rootOf,
      // Metadata is not authority: whoever reads must be the owner of the agent.
      authorize: (request, agentId) =>
        sessions.find(request.headers.get("cookie"))?.sandbox.agentId === agentId,
    }),
  );

  const chat: Handler = async (request, response) => {
    const session = await sessions.open(request, response);
    if (session.running) throw new HttpError(409, "The last answer is still being written.");
    const sent = sentSchema.safeParse(await readJson(request));
    if (!sent.success) throw new HttpError(400, "The message could not be read.");
    const abort = new AbortController();
    let done = () => {};
    const ended = new Promise<void>((resolve) => {
      done = () => {
        session.running = null;
        resolve();
      };
    });
    session.running = { abort, ended };
    try {
      const stored = await session.history.load();
      const last = stored.findLastIndex(({ role }) => role === "user");
      const messages =
        sent.data.again && last >= 0
          ? stored.slice(0, last + 1)
          : [...stored, userMessage(sent.data)];
      await session.history.save(messages);
      const stream = await answer({ model, sendArtifacts }, session, messages, abort.signal);
      await pipeUIMessageStreamToResponse({
        response,
        stream,
        // Read to its end here too: an answer is finished and saved when the page goes away.
        consumeSseStream: ({ stream }) =>
          void consumeStream({ stream, onError: done }).then(done, done),
      });
    } catch (error) {
      done();
      throw error;
    }
  };

  return new Map<string, Handler>([
    ["POST /api/chat", chat],
    [
      "GET /api/history",
      async (request, response) => {
        const session = await sessions.open(request, response);
        await session.running?.ended;
        sendJson(response, 200, await session.history.load());
      },
    ],
    ["POST /api/stop", withSession(async ({ running }) => running?.abort.abort())],
    ["POST /api/new", withSession((session) => sessions.end(session))],
    ["GET /api/files", files],
    ["HEAD /api/files", files],
  ]);

  function withSession(act: (session: Session) => void | Promise<void>): Handler {
    return async (request, response) => {
      await readJson(request);
      const session = sessions.find(request.headers.cookie);
      if (session) await act(session);
      sendJson(response, 200, {});
    };
  }
}

function userMessage({ text, about }: z.infer<typeof sentSchema>): ChatMessage {
  return {
    id: generateId(),
    role: "user",
    parts: [
      ...(about ? [{ type: "data-about" as const, data: about }] : []),
      { type: "text", text },
    ],
  };
}
