import { type ToolCall, ToolCallList } from "artifact-cards";
import { fromUIMessageParts } from "artifact-cards/adapters/ai-sdk";
import { memo } from "react";
import type { ChatMessage } from "../shared/messages.ts";
import { Prose } from "./Prose.tsx";
import { Quote } from "./Quote.tsx";

interface MessageProps {
  readonly message: ChatMessage;
  /** Whether the answer is still being written. */
  readonly streaming: boolean;
}

/** One message: a bubble for the user's, text and tool calls in turn for the agent's. */
export const Message = memo(function Message({ message, streaming }: MessageProps) {
  if (message.role === "user") return <UserMessage message={message} />;
  const timings = message.metadata?.timings ?? {};
  const calls = fromUIMessageParts(message, {
    streaming,
    timing: (id) => (Object.hasOwn(timings, id) ? timings[id] : undefined),
  });
  return (
    <section className="agent">
      {blocksOf(message, calls).map((block) =>
        "text" in block ? (
          <Prose key={block.key} text={block.text} />
        ) : (
          <ToolCallList key={block.key} calls={block.calls} />
        ),
      )}
    </section>
  );
});

function UserMessage({ message }: Pick<MessageProps, "message">) {
  const about = message.parts.find((part) => part.type === "data-about")?.data;
  return (
    <section className="user">
      {about && <Quote about={about} />}
      {message.parts.map((part, i) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sent message never move
        part.type === "text" ? <Prose key={i} text={part.text} /> : null,
      )}
    </section>
  );
}

type Block =
  | { readonly key: string; readonly text: string }
  | { readonly key: string; readonly calls: ToolCall[] };

/** Texts and runs of calls in the order of the parts. */
function blocksOf(message: ChatMessage, calls: readonly (ToolCall | null)[]): readonly Block[] {
  const blocks: Block[] = [];
  message.parts.forEach((part, i) => {
    const call = calls[i];
    const last = blocks.at(-1);
    if (call && last && "calls" in last) last.calls.push(call);
    else if (call) blocks.push({ key: call.key, calls: [call] });
    else if (part.type === "text" && part.text.trim())
      blocks.push({ key: `text ${i}`, text: part.text });
  });
  return blocks;
}
