import { snapshot } from "../safety/snapshot.ts";

const WORD = /[-+.\w]+/y;
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
  for (let i = 0, end = 0; i < text.length; i = end) {
    const char = text.charAt(i);
    end = i + 1;
    if (char <= " ") continue;
    const before = previous;
    previous = char;
    if (char === ":" || char === ",") continue;
    if (char === '"') {
      const isKey = closers.at(-1) === "}" && (before === "{" || before === ",");
      const { isOpen, at } = stringEnd(text, i);
      if (isOpen) return close(isKey ? text.slice(0, safe) : `${text.slice(0, at)}"`);
      end = at;
      if (isKey) continue;
    } else if (char === "{" || char === "[") {
      closers.push(char === "{" ? "}" : "]");
    } else if (char === "}" || char === "]") {
      closers.pop();
    } else {
      WORD.lastIndex = i;
      const word = WORD.exec(text)?.[0] ?? "";
      end = i + word.length;
      if (end === text.length) return close(wholeWord(text, word, safe));
      if (word === "") break;
    }
    safe = end;
    if (closers.length === 0) break;
  }
  return close(text.slice(0, safe));
}

/** Where a string ends, or, while it is open, where its usable text does: a half escape is left out. */
function stringEnd(text: string, start: number): { isOpen: boolean; at: number } {
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') return { isOpen: false, at: at + 1 };
    if (char !== "\\") continue;
    if (at + (text.charAt(at + 1) === "u" ? 6 : 2) > text.length) break;
    at += 1;
  }
  return { isOpen: true, at: Math.min(at, text.length) };
}

/** The text with its last word completed, or without what of it lacks an end. */
function wholeWord(text: string, word: string, safe: number): string {
  const whole =
    LITERALS.find((literal) => literal.startsWith(word)) ?? word.replace(/[-+.e]+$/i, "");
  return whole === "" ? text.slice(0, safe) : text.slice(0, text.length - word.length) + whole;
}
