import { useEffect, useState } from "react";
import type { ChatMessage } from "../shared/messages.ts";
import { Chat } from "./Chat.tsx";
import { Header } from "./Header.tsx";
import { loadHistory } from "./server.ts";
import { LANGUAGES, textsOf } from "./texts.ts";
import { useSetting } from "./useSetting.ts";

const THEMES = ["light", "dark"] as const;

/** The whole page: the reader's settings, the stored conversation, and the chat. */
export function App() {
  const [theme, setTheme] = useSetting("theme", THEMES, preferredTheme);
  const [language, setLanguage] = useSetting("language", LANGUAGES, preferredLanguage);
  const [history, setHistory] = useState<ChatMessage[] | null>(null);
  const texts = textsOf(language);

  useEffect(() => {
    loadHistory().then(setHistory, () => setHistory([]));
  }, []);
  useEffect(() => {
    document.documentElement.classList.toggle("dark", theme === "dark");
    document.documentElement.lang = language;
    document.title = texts.title;
  }, [theme, language, texts]);

  return (
    <>
      <Header
        texts={texts}
        theme={theme}
        onTheme={() => setTheme(theme === "dark" ? "light" : "dark")}
        onLanguage={() => setLanguage(language === "en" ? "zh-CN" : "en")}
      />
      {history && <Chat texts={texts} theme={theme} language={language} history={history} />}
    </>
  );
}

const preferredTheme = () =>
  matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";

const preferredLanguage = () => (navigator.language.startsWith("zh") ? "zh-CN" : "en");
