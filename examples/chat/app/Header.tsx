import Languages from "lucide-react/icons/languages";
import Moon from "lucide-react/icons/moon";
import SquarePen from "lucide-react/icons/square-pen";
import Sun from "lucide-react/icons/sun";
import { startAnew } from "./server.ts";
import type { Texts } from "./texts.ts";

interface HeaderProps {
  readonly texts: Texts;
  readonly theme: "light" | "dark";
  readonly onTheme: () => void;
  readonly onLanguage: () => void;
}

/** Title, and the three things a reader can set. */
export function Header({ texts, theme, onTheme, onLanguage }: HeaderProps) {
  const ThemeIcon = theme === "dark" ? Sun : Moon;
  return (
    <header className="top">
      <h1>{texts.title}</h1>
      <button type="button" onClick={() => startAnew().then(() => location.reload())}>
        <SquarePen aria-hidden="true" />
        <span>{texts.anew}</span>
      </button>
      <button type="button" onClick={onLanguage} data-testid="language">
        <Languages aria-hidden="true" />
        <span>{texts.otherLanguage}</span>
      </button>
      <button
        type="button"
        onClick={onTheme}
        aria-label={theme === "dark" ? texts.light : texts.dark}
        data-testid="theme"
      >
        <ThemeIcon aria-hidden="true" />
      </button>
    </header>
  );
}
