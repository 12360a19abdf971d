import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FilesContext } from "../examples/chat/app/files.ts";
import { Message } from "../examples/chat/app/Message.tsx";
import { LanguageContext } from "../examples/chat/app/MetricsCard.tsx";
import { registry } from "../examples/chat/app/registry.ts";
import type { ChatMessage } from "../examples/chat/shared/messages.ts";
import { ArtifactProvider } from "../src/index.ts";
import { zhCN } from "../src/locales/zh-CN.ts";
import recorded from "./fixtures/chat.json";
import { recordedFiles } from "./fixtures/recordedFiles.ts";
import "../examples/chat/app/transcript.css";

const messages = recorded as unknown as readonly ChatMessage[];
const files = recordedFiles(messages);
/** Cards of heavy kinds load when they are first drawn. */
const PATIENT = { timeout: 15_000 };

interface TranscriptProps {
  /** As the server of the demo stored them. */
  readonly messages: readonly ChatMessage[];
  /** Whether the last message is still being written. */
  readonly streaming: boolean;
  readonly locale: "en" | "zh-CN";
}

/** A conversation as the demo shows it, between bubbles and prose of its own. */
function Transcript({ messages, streaming, locale }: TranscriptProps) {
  return (
    <ArtifactProvider
      registry={registry}
      {...(locale === "zh-CN" && { labels: zhCN })}
      locale={locale}
      resolveFile={({ path }) => files.blob(path)}
      onFeedback={() => undefined}
    >
      <FilesContext value={({ path }) => files.url(path)}>
        <LanguageContext value={locale}>
          <div className="chat">
            {messages.map((message, i) => (
              <Message
                key={message.id}
                message={message}
                streaming={streaming && i === messages.length - 1}
              />
            ))}
          </div>
        </LanguageContext>
      </FilesContext>
    </ArtifactProvider>
  );
}

const meta = {
  title: "Chat/Transcript",
  component: Transcript,
  args: { messages, streaming: false, locale: "en" },
  render: (args, { globals }) => (
    <Transcript {...args} locale={globals["locale"] === "zh-CN" ? "zh-CN" : "en"} />
  ),
} satisfies Meta<typeof Transcript>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All of it, recorded from the demo and read through `fromUIMessageParts`. */
export const Whole: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("77,124.96", {}, PATIENT)).toBeVisible();
    await expect(canvas.getAllByText("Failed")).toHaveLength(3);
    await expect(await canvas.findByText("file not found", {}, PATIENT)).toBeVisible();
  },
};

/** The moment before the last file is there. */
export const Delivering: Story = {
  args: { messages: messages.map(beforeDelivery), streaming: true },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Delivering 1 file…", {}, PATIENT),
    ).toBeVisible();
  },
};

/** Nothing more came: what was open is shown as stopped. */
export const Stopped: Story = { args: { messages: messages.map(beforeDelivery) } };

/** The last message, cut where its files are being delivered. */
function beforeDelivery(message: ChatMessage, i: number): ChatMessage {
  if (i !== messages.length - 1) return message;
  const at = message.parts.findIndex(({ type }) => type === "tool-SendArtifacts");
  const parts = message.parts.slice(0, at + 1).map((part, j): ChatMessage["parts"][number] => {
    if (j !== at || part.type !== "tool-SendArtifacts") return part;
    const { type, toolCallId, input } = part;
    return { type, toolCallId, input, state: "input-available" };
  });
  return { ...message, parts };
}
