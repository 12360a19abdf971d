import { displayName } from "../../protocol/safety/displayName.ts";
import { own, scalar } from "../../protocol/safety/record.ts";
import { safeFilename } from "../../protocol/safety/safeFilename.ts";
import { linesText } from "../../protocol/safety/valueText.ts";
import { type LineRange, readLineRanges } from "../Card/code/lineRanges.ts";
import { detectLanguage, shebang } from "../shared/highlight/detectLanguage.ts";
import type { Language } from "../shared/languages.ts";

interface ReadCodePayload {
  /** As sent. */
  readonly text: string;
  readonly output: string;
  /** `""` when there is none. */
  readonly filename: string;
  /** As sent; `""` when there is none. */
  readonly lang: string;
  /** See {@link shebang}. */
  readonly program: string;
  readonly highlighted: readonly LineRange[];
}

interface CodeNames {
  /** What colours it; `null`: nothing does. */
  readonly language: Language | null;
  /** To show: a known language's own spelling, else what was sent, short; `""` when nothing was. */
  readonly languageName: string;
  /** Suggested for a download (security R10). */
  readonly downloadName: string;
}

/** Longest name of an unknown language, in UTF-16 units. */
const MAX_LANGUAGE = 24;

/** What a code card shows of an unchecked payload. Never throws. */
export function readCodePayload(payload: unknown): ReadCodePayload {
  const text = linesText(own(payload, "text"));
  return {
    text,
    output: linesText(own(payload, "output")),
    filename: scalarText(own(payload, "filename")),
    lang: scalarText(own(payload, "lang")),
    program: shebang(text),
    highlighted: readLineRanges(own(payload, "highlight")),
  };
}

/** How a code card calls what it shows; the same however long the text has become. */
export function codeNames(filename: string, lang: string, program: string): CodeNames {
  const language = detectLanguage({ lang, filename, text: program });
  return {
    language,
    languageName: language?.label ?? displayName(lang, MAX_LANGUAGE),
    downloadName: safeFilename(filename || `code.${language?.extension ?? "txt"}`),
  };
}

function scalarText(x: unknown): string {
  const text = scalar(x);
  return typeof text === "string" ? text.trim() : "";
}
