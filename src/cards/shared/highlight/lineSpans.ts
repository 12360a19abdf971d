import type { LineTokens } from "./TokenTable.ts";
import { END_BITS, MAX_END } from "./TokenWriter.ts";

/** A run of one class in a line. */
export interface LineSpan {
  /** UTF-16 offset just after the run; it starts where the one before it ends. */
  readonly end: number;
  readonly classId: number;
}

/**
 * The runs of a part of a line, which cover it exactly. Where tokens are missing or end too early the rest is plain; where they
 * reach further they are cut: a line may have been clipped, or have grown since. No run ends inside a surrogate pair.
 *
 * @param text the part; a long line is drawn in several.
 * @param tokens of the whole line.
 * @param offset where in the line the part starts.
 * @returns runs with ends relative to the part.
 */
export function lineSpans(text: string, tokens: LineTokens, offset = 0): readonly LineSpan[] {
  const spans: LineSpan[] = [];
  let at = 0;
  for (const record of tokens) {
    const cut = (record & MAX_END) - offset;
    const end = Math.min(isInPair(text, cut) ? cut + 1 : cut, text.length);
    if (end <= at) continue;
    spans.push({ end, classId: record >>> END_BITS });
    at = end;
  }
  if (at < text.length) spans.push({ end: text.length, classId: 0 });
  return spans;
}

function isInPair(text: string, at: number): boolean {
  const isHigh = (text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
  return isHigh && (text.charCodeAt(at) & 0xfc00) === 0xdc00;
}
