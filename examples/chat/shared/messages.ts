import type { UIMessage } from "ai";

/** The file that a user's message is about. Sent by the page when a comment is made on a delivered file. */
export interface About {
  readonly name: string;
  readonly path: string;
}

/** When a tool call began and ended, epoch milliseconds, by call id. UI messages do not say; the server does. */
export interface ChatMetadata {
  readonly timings?: Readonly<
    Record<string, { readonly startedAt?: number; readonly endedAt?: number }>
  >;
}

/** The message format of this chat. */
export type ChatMessage = UIMessage<ChatMetadata, { about: About }>;
