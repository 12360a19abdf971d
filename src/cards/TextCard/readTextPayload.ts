import { isMissing, isRecord, own, scalar } from "../../protocol/safety/record.ts";
import { linesText } from "../../protocol/safety/valueText.ts";
import { wholeJson } from "../../protocol/safety/wholeJson.ts";

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
    text: textOf(own(payload, "text")) || value,
    title: typeof title === "string" ? title : null,
    isShell: typeof lang === "string" && SHELLS.has(lang.toLowerCase()),
  };
}

/** UTF-16 units of a structured value as JSON; more is cut, and then it is no tree. */
const STRUCTURED_UNITS = 50_000_000;

/** Lines as text; a record, or a list that holds anything but scalars, as JSON (it becomes a tree). */
function textOf(text: unknown): string {
  const isStructured =
    isRecord(text) ||
    (Array.isArray(text) && text.some((item) => typeof item === "object" && !isMissing(item)));
  return isStructured && !isMissing(text) ? wholeJson(text, STRUCTURED_UNITS) : linesText(text);
}
