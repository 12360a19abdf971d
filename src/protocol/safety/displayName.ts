import { splitHidden } from "./hiddenCharacters.ts";

const MAX_NAME = 200;
/** Kept of the end of a clipped name, so that its extension stays visible. */
const TAIL = 40;
const COMBINING_RUN = /(\p{M}{4})\p{M}+/gu;
/** In most names nothing can hide, and to look for what can costs more than all else. */
const UNPRINTABLE = /[^ -~]/;

/**
 * A name as one line that cannot lie about itself (security R10): hidden characters become escapes such as `[U+202E]`,
 * runs of white space one space, runs of combining marks end after four, and what is longer than `maxUnits` (UTF-16)
 * loses its middle, never its end. `""` for anything that is not a string.
 *
 * @default maxUnits 200
 */
export function displayName(x: unknown, maxUnits = MAX_NAME): string {
  if (typeof x !== "string") return "";
  const line = x.replace(/\s+/g, keepOddSpace).trim();
  // The ends alone are read: the middle of a 50 MB name is never shown.
  const ends = line.length > maxUnits * 8 ? clipMiddle(line, maxUnits * 8) : line;
  if (!UNPRINTABLE.test(ends)) return clipMiddle(ends, maxUnits);
  const visible = splitHidden(ends).map((part) =>
    typeof part === "string" ? part : `[${part.code}]`,
  );
  return clipMiddle(visible.join("").replace(COMBINING_RUN, "$1"), maxUnits);
}

/** Separators that no keyboard types are shown, not folded into a space. */
function keepOddSpace(run: string): string {
  return /[\u2028\u2029\ufeff]/.test(run) ? run : " ";
}

function clipMiddle(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  const tail = Math.min(TAIL, Math.floor(maxUnits / 2));
  const head = text.slice(0, Math.max(0, maxUnits - tail - 1));
  const end = text.slice(text.length - tail);
  return `${head.replace(/[\ud800-\udbff]$/, "")}…${end.replace(/^[\udc00-\udfff]/, "")}`;
}
