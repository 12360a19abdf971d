import { CANDIDATE, hexCode, hiddenLabel, isVisiblePart } from "./hiddenRules.ts";

/** A character that a reader cannot see, or that changes how its neighbours are seen. */
export interface HiddenCharacter {
  readonly char: string;
  /** `"U+202E"` */
  readonly code: string;
  /** Short name such as `"RLO"`; the code without `U+` when there is none. */
  readonly label: string;
}

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

function* hiddenIn(text: string): Iterable<{ readonly index: number; readonly char: string }> {
  for (const { index, 0: char } of text.matchAll(CANDIDATE)) {
    if (!isVisiblePart(text, index, char)) yield { index, char };
  }
}
