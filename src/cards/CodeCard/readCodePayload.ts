import { displayName } from "../../protocol/safety/displayName.ts";
import { own, scalar } from "../../protocol/safety/record.ts";
import { safeFilename } from "../../protocol/safety/safeFilename.ts";
import { linesText } from "../../protocol/safety/valueText.ts";
import { languageOf } from "../shared/languages.ts";

interface ReadCodePayload {
  /** As sent. */
  readonly text: string;
  readonly output: string;
  /** `""` when there is none. */
  readonly filename: string;
  /** To show: a known language's own spelling, else what was sent, short; `""` when nothing was. */
  readonly language: string;
  /** Suggested for a download (security R10). */
  readonly downloadName: string;
}

/** Longest name of an unknown language, in UTF-16 units. */
const MAX_LANGUAGE = 24;

/** What a code card shows of an unchecked payload. Never throws. */
export function readCodePayload(payload: unknown): ReadCodePayload {
  const filename = scalarText(own(payload, "filename"));
  const lang = scalarText(own(payload, "lang"));
  const known = languageOf(lang) ?? languageOf(extensionOf(filename));
  return {
    text: linesText(own(payload, "text")),
    output: linesText(own(payload, "output")),
    filename,
    language: known?.label ?? displayName(lang, MAX_LANGUAGE),
    downloadName: safeFilename(filename || `code.${known?.extension ?? "txt"}`),
  };
}

function scalarText(x: unknown): string {
  const text = scalar(x);
  return typeof text === "string" ? text.trim() : "";
}

/** What follows the last dot of the last segment; the whole segment when it has none, as in `Makefile`. */
function extensionOf(filename: string): string {
  const name = filename.slice(-200).split(/[/\\]/).at(-1) ?? "";
  return name.slice(name.lastIndexOf(".") + 1);
}
