import { useChat } from "@ai-sdk/react";
import { ArtifactProvider, type Feedback } from "artifact-cards";
import { zhCN } from "artifact-cards/locales/zh-CN";
import { useMemo, useRef } from "react";
import type { ChatMessage } from "../shared/messages.ts";
import { Composer } from "./Composer.tsx";
import { resolveFile } from "./files.ts";
import { Message } from "./Message.tsx";
import { LanguageContext } from "./MetricsCard.tsx";
import { registry } from "./registry.ts";
import { stopAnswer, transport } from "./server.ts";
import type { Language, Texts } from "./texts.ts";
import { type Sent, usePatientSend } from "./usePatientSend.ts";
import { useStickToEnd } from "./useStickToEnd.ts";
import { Welcome } from "./Welcome.tsx";

interface ChatProps {
  readonly texts: Texts;
  readonly theme: "light" | "dark";
  readonly language: Language;
  /** The stored conversation. */
  readonly history: ChatMessage[];
}

/** The conversation and the field below it. */
export function Chat({ texts, theme, language, history }: ChatProps) {
  const chat = useChat<ChatMessage>({ messages: history, transport });
  const { messages, status, regenerate } = chat;
  const busy = status === "submitted" || status === "streaming";
  useStickToEnd(messages);
  const send = usePatientSend(chat);
  const say = (text: string) => send({ parts: [{ type: "text", text }] });
  const comment = ({ entry, text }: Feedback) =>
    send({ parts: [...aboutOf(entry), { type: "text", text }] });
  const main = useRef<HTMLElement>(null);
  const pick = (text: string) => {
    // The button goes away with the suggestions: whoever pressed it by keyboard goes on from the top.
    main.current?.focus({ preventScroll: true });
    say(text);
  };
  const stop = () => {
    void stopAnswer();
    void chat.stop();
  };
  const labels = useMemo(() => (language === "zh-CN" ? { labels: zhCN } : {}), [language]);

  return (
    <ArtifactProvider
      registry={registry}
      {...labels}
      locale={language}
      theme={theme}
      resolveFile={resolveFile}
      onFeedback={comment}
    >
      <LanguageContext value={language}>
        <main className="page" ref={main} tabIndex={-1}>
          {messages.length === 0 && <Welcome texts={texts} onPick={pick} />}
          <div className="chat">
            {messages.map((message, i) => (
              <Message
                key={message.id}
                message={message}
                streaming={busy && i === messages.length - 1}
              />
            ))}
          </div>
          {busy && <p className="writing">{texts.thinking}</p>}
          {status === "error" && (
            <p className="failure" role="alert">
              {texts.failed}{" "}
              <button type="button" onClick={() => void regenerate()}>
                {texts.tryAgain}
              </button>
            </p>
          )}
        </main>
      </LanguageContext>
      <Composer texts={texts} busy={busy} onSend={say} onStop={stop} />
    </ArtifactProvider>
  );
}

function aboutOf(entry: Feedback["entry"]): Sent["parts"] {
  return entry.type === "file"
    ? [{ type: "data-about", data: { name: entry.name, path: entry.path } }]
    : [];
}
