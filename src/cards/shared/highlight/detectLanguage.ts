import { type Language, languageOf } from "../languages.ts";

/** What is known about a source text. */
export interface LanguageHints {
  /** As the payload, a code fence or the agent says: a name, an alias or an extension. */
  readonly lang?: string;
  /** Name or path of the file. */
  readonly filename?: string;
  /** Its first line may say which program runs it. */
  readonly text?: string;
}

/** Longest hint that is looked at, in UTF-16 units. */
const MAX_HINT = 200;

/**
 * The language of a source text: `lang` first, then the file's name or extension, then a `#!` line. `null` means plain.
 * Nothing is guessed from the text itself: a guess changes while a text streams in.
 */
export function detectLanguage({
  lang = "",
  filename = "",
  text = "",
}: LanguageHints): Language | null {
  return byName(lang) ?? byFilename(filename) ?? byShebang(text);
}

/** `ts`, `.ts`, `language-ts`, `{r}` and `python title="x"` name a language too. */
function byName(lang: string): Language | null {
  const [word = ""] = lang
    .slice(0, MAX_HINT)
    .trim()
    .replace(/^\{|\}$/g, "")
    .split(/[\s,{}]/);
  return languageOf(word) ?? languageOf(word.replace(/^(?:language-|lang-|\.)/i, ""));
}

/** The whole last segment first, as in `CMakeLists.txt` and `Makefile`, then what follows its last dot. */
function byFilename(filename: string): Language | null {
  const name = filename.slice(-MAX_HINT).split(/[/\\]/).at(-1) ?? "";
  const dot = name.lastIndexOf(".");
  const isDockerfile = /^dockerfile\./i.test(name);
  return (
    languageOf(name) ??
    (dot < 0 ? null : languageOf(isDockerfile ? "dockerfile" : name.slice(dot + 1)))
  );
}

/** The first line of a script, which says what program runs it: `"#!/bin/sh"`, as far as it is looked at. `""` where there is none. */
export function shebang(text: string): string {
  return text.startsWith("#!") ? (text.slice(0, MAX_HINT).split(/[\r\n]/)[0] ?? "") : "";
}

/** `#!/usr/bin/env -S python3.12 -u` is Python. */
function byShebang(text: string): Language | null {
  const line = shebang(text).slice(2);
  const words = line.trim().split(/[ \t]+/);
  const programs = words.map((word) => word.split("/").at(-1) ?? "");
  const isEnv = programs[0] === "env";
  const program = isEnv
    ? programs.slice(1).find((word, at) => !/^-/.test(word) && !words[at + 1]?.includes("="))
    : programs[0];
  return languageOf((program ?? "").replace(/[\d.]+$/, ""));
}
