import { DefaultChatTransport } from "ai";
import type { ChatMessage } from "../shared/messages.ts";

/** The stored conversation of this visitor. */
export async function loadHistory(): Promise<ChatMessage[]> {
  const response = await fetch("/api/history");
  if (!response.ok) throw new Error(`The history could not be loaded (${response.status}).`);
  return await response.json();
}

/** Ends the conversation and its sandbox. */
export async function startAnew(): Promise<void> {
  await post("/api/new");
}

/** Stops the answer that is being written. */
export async function stopAnswer(): Promise<void> {
  await post("/api/stop");
}

/** Sends the last message only: the server keeps the conversation, so the page cannot rewrite it. */
export const transport = new DefaultChatTransport<ChatMessage>({
  api: "/api/chat",
  prepareSendMessagesRequest: ({ messages, trigger }) => {
    const parts = messages.at(-1)?.parts ?? [];
    const about = parts.find((part) => part.type === "data-about")?.data;
    const text = parts.map((part) => (part.type === "text" ? part.text : "")).join("");
    return { body: { text, about, again: trigger === "regenerate-message" } };
  },
});

function post(path: string): Promise<Response> {
  return fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
}
