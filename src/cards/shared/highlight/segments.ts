/** Lines at the end of a text that are tokenised again when more text arrives: what follows may change what they are. */
export const KEPT_BACK = 12;
/** With more lines than this after the last cut, another cut is made. */
const MAX_TAIL = 40;

/** A piece of a text: whole lines, from `from` to `to`. */
export interface Segment {
  readonly from: number;
  readonly to: number;
  /** Whether what follows goes on from its end; else from its start, when there is more text. */
  readonly advance: boolean;
  /** `false`: a line too long to be tokenised. */
  readonly tokenize: boolean;
}

/**
 * The next piece to tokenise: about `size` units, cut between two lines, at best where a blank line is followed by one that is
 * not indented: few rules look past that. The last piece does not advance. `null` when `from` is the end.
 *
 * @param grows more text will come: only the last lines are a piece that does not advance, so that they alone are tokenised again.
 */
export function nextSegment(
  text: string,
  from: number,
  size: number,
  grows: boolean,
): Segment | null {
  if (from >= text.length) return null;
  if (text.length - from > size) {
    const to = cutBefore(text, from, from + size);
    if (to > from) return { from, to, advance: true, tokenize: true };
    const end = text.indexOf("\n", from + size);
    return { from, to: end < 0 ? text.length : end + 1, advance: end >= 0, tokenize: false };
  }
  const kept = lineStartFromEnd(text, from, KEPT_BACK);
  const tail = lineStartFromEnd(text, from, MAX_TAIL);
  const to = grows && tail > from ? cutBefore(text, from, kept) : from;
  if (to > from) return { from, to, advance: true, tokenize: true };
  return { from, to: text.length, advance: false, tokenize: true };
}

/** The best line start in the last three quarters of what is allowed, else the last one; `from` when there is none. */
function cutBefore(text: string, from: number, limit: number): number {
  const last = text.lastIndexOf("\n", limit - 1) + 1;
  if (last <= from) return from;
  const least = from + (limit - from) / 4;
  for (let at = last; at > least; at = lineBefore(text, at)) if (isCalm(text, at)) return at;
  return last;
}

function isCalm(text: string, at: number): boolean {
  const next = text[at];
  const before = text[at - 2];
  const isBlank = before === "\n" || (before === "\r" && text[at - 3] === "\n");
  return isBlank && next !== undefined && !" \t\r\n})]<".includes(next);
}

/** Where the `count`th line from the end starts; `from` when there are fewer after it. */
function lineStartFromEnd(text: string, from: number, count: number): number {
  let at = text.length;
  for (let left = count; left > 0 && at > from; left--) at = lineBefore(text, at);
  return Math.max(at, from);
}

/** The start of the line before the one that starts at `at`. */
function lineBefore(text: string, at: number): number {
  return at < 2 ? 0 : text.lastIndexOf("\n", at - 2) + 1;
}
