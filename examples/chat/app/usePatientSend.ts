import type { UseChatHelpers } from "@ai-sdk/react";
import { useEffect, useState } from "react";
import type { ChatMessage } from "../shared/messages.ts";

/** What a reader sends. */
export type Sent = Pick<ChatMessage, "parts">;

/** Sends messages one after the other: one that comes while an answer is written waits for its end. */
export function usePatientSend({
  status,
  sendMessage,
}: Pick<UseChatHelpers<ChatMessage>, "status" | "sendMessage">): (message: Sent) => void {
  const [waiting, setWaiting] = useState<readonly Sent[]>([]);
  const isFree = status === "ready" || status === "error";
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (!isFree || !next) return;
    setWaiting(rest);
    void sendMessage(next);
  }, [isFree, waiting, sendMessage]);
  return (message) => setWaiting((before) => [...before, message]);
}
