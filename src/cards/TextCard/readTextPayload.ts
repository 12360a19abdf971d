import { own, scalar } from "../../protocol/safety/record.ts";
import { linesText } from "../../protocol/safety/valueText.ts";

interface ReadTextPayload {
  readonly text: string;
  /** Of the payload, when it has one (contracts 1.44). */
  readonly title: string | null;
  /** The producer says that it comes from a shell. */
  readonly isShell: boolean;
}

const SHELLS: ReadonlySet<string> = new Set([
  "ansi",
  "bash",
  "bat",
  "cmd",
  "console",
  "fish",
  "powershell",
  "ps1",
  "pwsh",
  "sh",
  "shell",
  "shell-session",
  "shellsession",
  "terminal",
  "zsh",
]);

/** What a text card shows of an unchecked payload; the portable value where it holds no text (R3). Never throws. */
export function readTextPayload(payload: unknown, value: string): ReadTextPayload {
  const title = scalar(own(payload, "title"));
  const lang = scalar(own(payload, "lang"));
  return {
    text: linesText(own(payload, "text")) || value,
    title: typeof title === "string" ? title : null,
    isShell: typeof lang === "string" && SHELLS.has(lang.toLowerCase()),
  };
}
