import { fold, isAscii } from "./fold.ts";

/** A hit in a text: UTF-16 units, the end excluded. Never inside a character. */
export interface Mark {
  readonly start: number;
  readonly end: number;
}

/** No cell needs more, and a cell of ten thousand a's must not get ten thousand elements. */
const MAX_MARKS = 100;

/**
 * Where a cell's shown text holds the query, regardless of case: hits that do not overlap, from the start, 100 at most.
 *
 * @param grouped the text is a number with group marks: then a query without them is found, too.
 */
export function findMarks(text: string, query: string, grouped = false): readonly Mark[] {
  const wanted = fold(query);
  if (wanted === "" || text === "") return [];
  if (isAscii(text)) {
    const marks = hits(text.toLowerCase(), wanted);
    if (marks.length > 0 || !grouped) return marks;
  }
  const whole = mapped(text, () => true);
  const marks = place(hits(whole.folded, wanted), whole);
  if (marks.length > 0 || !grouped) return marks;
  const plain = mapped(text, (character) => /[\d.eE+-]/.test(character));
  return place(hits(plain.folded, wanted), plain);
}

function hits(folded: string, wanted: string): readonly Mark[] {
  const found: Mark[] = [];
  let start = folded.indexOf(wanted);
  while (start >= 0 && found.length < MAX_MARKS) {
    const end = start + wanted.length;
    found.push({ start, end });
    start = folded.indexOf(wanted, end);
  }
  return found;
}

interface Mapped {
  readonly folded: string;
  /** For each unit of `folded`, the character it comes from. */
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

function mapped(text: string, keeps: (character: string) => boolean): Mapped {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = "";
  let at = 0;
  for (const character of text) {
    const part = keeps(character) ? fold(character) : "";
    folded += part;
    for (let i = 0; i < part.length; i++) {
      starts.push(at);
      ends.push(at + character.length);
    }
    at += character.length;
  }
  return { folded, starts, ends };
}

/** Half a folded character marks the whole; the next hit may begin in its other half. */
function place(found: readonly Mark[], { starts, ends }: Mapped): readonly Mark[] {
  const marks: Mark[] = [];
  for (const hit of found) {
    const start = Math.max(starts[hit.start] ?? 0, marks.at(-1)?.end ?? 0);
    const end = ends[hit.end - 1] ?? 0;
    if (end > start) marks.push({ start, end });
  }
  return marks;
}
