import { CANDIDATE, hexCode, hiddenLabel, isVisiblePart } from "./hiddenRules.ts";

/** A character that a reader cannot see, or that changes how its neighbours are seen. */
export interface HiddenCharacter {
  readonly char: string;
  /** `"U+202E"` */
  readonly code: string;
  /** Short name such as `"RLO"`; the code without `U+` when there is none. */
  readonly label: string;
}

const MAX_NAME = 200;
/** Kept of the end of a clipped name, so that its extension stays visible. */
const TAIL = 40;
const COMBINING_RUN = /(\p{M}{4})\p{M}+/gu;

/**
 * Cuts text into plain pieces and hidden characters (security R11). Joiners and variation selectors inside an
 * emoji sequence, joiners between letters of scripts that need them, and drawn flags stay plain. Joining the pieces
 * (`char` for a hidden one) gives the text again.
 */
export function splitHidden(text: string): readonly (string | HiddenCharacter)[] {
  const parts: (string | HiddenCharacter)[] = [];
  let start = 0;
  for (const { index, char } of hiddenIn(text)) {
    if (index > start) parts.push(text.slice(start, index));
    const code = char.codePointAt(0) ?? 0;
    parts.push(Object.freeze({ char, code: `U+${hexCode(code)}`, label: hiddenLabel(code) }));
    start = index + char.length;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts;
}

/** How many hidden characters {@link splitHidden} finds. */
export function countHidden(text: string): number {
  let count = 0;
  for (const _ of hiddenIn(text)) count += 1;
  return count;
}

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

function* hiddenIn(text: string): Iterable<{ readonly index: number; readonly char: string }> {
  for (const { index, 0: char } of text.matchAll(CANDIDATE)) {
    if (!isVisiblePart(text, index, char)) yield { index, char };
  }
}
