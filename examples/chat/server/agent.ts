import {
  convertToModelMessages,
  generateId,
  isStepCount,
  type LanguageModel,
  streamText,
  toUIMessageStream,
  type UIMessageChunk,
} from "ai";
import type { SendArtifactsTool } from "artifact-cards/server";
import type { ChatMessage, ChatMetadata } from "../shared/messages.ts";
import { aboutText } from "./model/conversation.ts";
import type { Session } from "./sessions.ts";
import { createTools } from "./tools/index.ts";

const MAX_STEPS = 20;

/** What an answer needs. */
export interface AgentOptions {
  readonly model: LanguageModel;
  readonly sendArtifacts: SendArtifactsTool;
}

/**
 * Answers the last message of a session: a loop of model and tools over the session's sandbox, as a UI message
 * stream. The conversation is saved when the stream ends, however it ends.
 */
export async function answer(
  { model, sendArtifacts }: AgentOptions,
  { sandbox, history }: Session,
  messages: ChatMessage[],
  signal: AbortSignal,
): Promise<ReadableStream<UIMessageChunk>> {
  const tools = createTools(sandbox, sendArtifacts);
  const result = streamText({
    model,
    instructions: instructions(sandbox.agentId),
    messages: await convertToModelMessages<ChatMessage>(messages, {
      tools,
      ignoreIncompleteToolCalls: true,
      convertDataPart: (part) => ({ type: "text", text: aboutText(part.data) }),
    }),
    tools,
    stopWhen: isStepCount(MAX_STEPS),
    abortSignal: signal,
    // A failed answer reaches the page as an error chunk.
    onError: () => undefined,
  });
  return toUIMessageStream<typeof tools, ChatMessage>({
    stream: result.stream,
    originalMessages: messages,
    generateMessageId: generateId,
    messageMetadata: ({ part }) => timingOf(part),
    onEnd: ({ messages }) => history.save(messages),
  });
}

/** UI messages do not say when a call began and ended: the metadata does. */
function timingOf(part: { readonly type: string }): ChatMetadata | undefined {
  if (!("toolCallId" in part) || typeof part.toolCallId !== "string") return undefined;
  const now = Date.now();
  if (part.type === "tool-call") return { timings: { [part.toolCallId]: { startedAt: now } } };
  if (part.type !== "tool-result" && part.type !== "tool-error") return undefined;
  return { timings: { [part.toolCallId]: { endedAt: now } } };
}

function instructions(agentId: string): string {
  return [
    "You help with the files of a small shop. You work in a sandbox with the folders workspace, output, tmp and upload.",
    "Start with workspace/README.md. Put what you make into output.",
    `At the end deliver the finished files with SendArtifacts, by their absolute paths: /data/agent/${agentId}/output/…`,
    "The user sees the results of your tools as cards: do not repeat tables, files or code in your answer. Write short plain paragraphs without Markdown.",
  ].join("\n");
}
