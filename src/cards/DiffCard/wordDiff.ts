import { markShortestEdits } from "./myers.ts";

/** A part of a line, in UTF-16 units. */
export interface WordRange {
  readonly start: number;
  readonly end: number;
}

/** What of two lines differs. */
export interface WordDiff {
  readonly removed: readonly WordRange[];
  readonly added: readonly WordRange[];
}

/** A longer line has no marks (security section 6). */
const LINE_UNITS = 5_000;
/** Words of both lines together, and steps of the search. */
const MAX_WORDS = 2_000;
const MAX_STEPS = 200_000;
/** Lines that have less of their letters in common are two lines, not a changed one. */
const LEAST_COMMON = 0.3;

const WORD = /[\p{L}\p{N}\p{M}_$]+|\s+|[\s\S]/gu;

const NOTHING: WordDiff = { removed: [], added: [] };

/**
 * The words that two versions of a line differ in. Nothing where hardly anything is the same, and where the lines are too
 * long to look into.
 */
export function wordDiff(before: string, after: string): WordDiff {
  if (before === after || before.length > LINE_UNITS || after.length > LINE_UNITS) return NOTHING;
  const a = words(before);
  const b = words(after);
  if (a.length + b.length > MAX_WORDS) return NOTHING;
  const numbers = new Map<string, number>();
  const removed = new Uint8Array(a.length);
  const added = new Uint8Array(b.length);
  if (!markShortestEdits(numbered(a, numbers), numbered(b, numbers), removed, added, MAX_STEPS))
    return NOTHING;
  const common = Math.min(share(a, removed), share(b, added));
  const most = Math.max(share(a, removed), share(b, added));
  // A few words put into or taken out of a line leave one side whole.
  if (most < LEAST_COMMON || (common < LEAST_COMMON / 2 && most < 0.8)) return NOTHING;
  return { removed: ranges(a, removed), added: ranges(b, added) };
}

function words(line: string): readonly string[] {
  return line.match(WORD) ?? [];
}

function numbered(list: readonly string[], numbers: Map<string, number>): Int32Array {
  return Int32Array.from(list, (word) => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, numbers.size);
    return numbers.size - 1;
  });
}

/** How much of the visible text is the same. */
function share(list: readonly string[], changed: Uint8Array): number {
  let same = 0;
  let all = 0;
  list.forEach((word, i) => {
    if (word.trim() === "") return;
    all += word.length;
    if (changed[i] === 0) same += word.length;
  });
  return all === 0 ? 1 : same / all;
}

/** Marked words as ranges; white space between two of them is marked with them. */
function ranges(list: readonly string[], changed: Uint8Array): readonly WordRange[] {
  const found: { start: number; end: number }[] = [];
  let at = 0;
  let blankFrom = -1;
  list.forEach((word, i) => {
    const last = found.at(-1);
    const end = at + word.length;
    if (changed[i] === 1) {
      if (last && (last.end === at || last.end === blankFrom)) last.end = end;
      else found.push({ start: at, end });
    }
    blankFrom = changed[i] === 0 && word.trim() === "" ? at : -1;
    at = end;
  });
  return found;
}
