import { lineSpans } from "../shared/highlight/lineSpans.ts";
import type { LineTokens } from "../shared/highlight/TokenTable.ts";
import type { WordRange } from "./wordDiff.ts";

/** A run of a line that is drawn alike. */
export interface LinePiece {
  readonly text: string;
  readonly classId: number;
}

/** Runs next to each other that are marked together, or that are not. */
export interface LinePart {
  readonly marked: boolean;
  readonly pieces: readonly LinePiece[];
}

/** Cuts a line where its colour or its mark changes. The pieces together are the line. */
export function linePieces(
  text: string,
  tokens: LineTokens | undefined,
  words: readonly WordRange[],
): readonly LinePart[] {
  const spans =
    tokens && tokens.length > 0 ? lineSpans(text, tokens) : [{ end: text.length, classId: 0 }];
  const parts: LinePart[] = [];
  let span = 0;
  let at = 0;
  const takeTo = (end: number, marked: boolean): void => {
    const pieces: LinePiece[] = [];
    while (at < end) {
      const { end: spanEnd = end, classId = 0 } = spans[span] ?? {};
      const to = Math.min(end, spanEnd);
      if (to > at) pieces.push({ text: text.slice(at, to), classId });
      at = Math.max(at, to);
      if (spanEnd <= at) span++;
    }
    if (pieces.length > 0) parts.push({ marked, pieces });
  };
  for (const { start, end } of words) {
    takeTo(Math.min(start, text.length), false);
    takeTo(Math.min(end, text.length), true);
  }
  takeTo(text.length, false);
  return parts;
}
