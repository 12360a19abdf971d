import { snapshot } from "../safety/snapshot.ts";

const SPACE = /\s*/y;
const WORD = /[-+.\w]*/y;
const LITERALS = ["true", "false", "null"];

/**
 * Reads JSON text that may end anywhere, as arguments do while they stream: open strings, lists and records are
 * closed, a word begun is completed, a half escape or a key without its value is left out. Iterative, linear, bounded
 * as snapshots are. `undefined` when nothing can be read; never throws.
 *
 * @example parsePartialJson('{"files":[{"path":"/a.p') // { files: [{ path: "/a.p" }] }
 */
export function parsePartialJson(text: string): unknown {
  if (typeof text !== "string") return undefined;
  return parse(text) ?? parse(complete(text));
}

function parse(text: string): unknown {
  try {
    return snapshot(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The longest usable start of `text`, made whole. Text that is no JSON comes out as no JSON. */
function complete(text: string): string {
  const closers: string[] = [];
  const close = (start: string) => start + closers.reverse().join("");
  // What stands before it is whole but for the closers.
  let safe = 0;
  let previous = "";
  let end = 0;
  for (let i = runEnd(SPACE, text, 0); i < text.length; i = runEnd(SPACE, text, end)) {
    const char = text.charAt(i);
    end = i + 1;
    if (char === "{" || char === "[") closers.push(char === "{" ? "}" : "]");
    else if (char === "}" || char === "]") closers.pop();
    else if (char === '"') {
      const isKey = closers.at(-1) === "}" && (previous === "{" || previous === ",");
      end = stringEnd(text, i);
      if (end < 0) return close(isKey ? text.slice(0, safe) : withoutHalfEscape(text));
      if (isKey) {
        previous = "key";
        continue;
      }
    } else if (char !== ":" && char !== ",") {
      end = runEnd(WORD, text, i);
      if (end === text.length) return close(text.slice(0, safe) + lastWord(text, i, safe));
      if (end === i) break;
    }
    previous = char;
    if (char !== ":" && char !== ",") safe = end;
    if (closers.length === 0) break;
  }
  return close(text.slice(0, safe));
}

/** Where a run of what `pattern`, sticky, allows ends. */
function runEnd(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  pattern.test(text);
  return pattern.lastIndex;
}

/** Index after the closing quote, or -1. */
function stringEnd(text: string, start: number): number {
  for (let i = text.indexOf('"', start + 1); i >= 0; i = text.indexOf('"', i + 1)) {
    if (backslashesBefore(text, i) % 2 === 0) return i + 1;
  }
  return -1;
}

function backslashesBefore(text: string, end: number): number {
  let start = end;
  while (text[start - 1] === "\\") start -= 1;
  return end - start;
}

function withoutHalfEscape(text: string): string {
  const half = /\\(?:u[\da-f]{0,3})?$/i.exec(text.slice(-5));
  const at = text.length - (half?.[0].length ?? 0);
  const isEscape = half !== null && backslashesBefore(text, at) % 2 === 0;
  return `${isEscape ? text.slice(0, at) : text}"`;
}

/** The text from `safe` on with its last word, which begins at `start`, made whole; `""` when that cannot be. */
function lastWord(text: string, start: number, safe: number): string {
  const word = text.slice(start);
  const whole =
    LITERALS.find((literal) => literal.startsWith(word)) ?? word.replace(/[-+.e]+$/i, "");
  return whole === "" ? "" : text.slice(safe, start) + whole;
}
