import type { AnsiLine, AnsiSpan } from "../../protocol/payloads/ansi.ts";
import { clipClusters } from "./longText/softBreak.ts";

/** The first lines of a text. */
export interface TextPage {
  readonly lines: readonly AnsiLine[];
  /** It holds all there is. */
  readonly whole: boolean;
}

/** Columns of a card at its usual width, to guess how many rows a long line takes. */
const COLUMNS = 90;

/** Spans of one page: each is an element, however short its text (security R16). */
const MAX_SPANS = 1_500;

/** The first of `lines`: at most `maxLines` lines, `maxUnits` UTF-16 units and 1,500 spans. */
export function firstPage(
  lines: readonly AnsiLine[],
  maxLines: number,
  maxUnits: number,
): TextPage {
  const page: AnsiSpan[][] = [];
  let units = 0;
  let spans = 0;
  for (const line of lines) {
    if (page.length >= maxLines || units >= maxUnits) return { lines: page, whole: false };
    const kept: AnsiSpan[] = [];
    page.push(kept);
    for (const { text, style } of line) {
      if (spans >= MAX_SPANS) return { lines: page, whole: false };
      const part = clipClusters(text, maxUnits - units);
      if (part !== "") kept.push({ text: part, style });
      if (part.length < text.length) return { lines: page, whole: false };
      units += part.length;
      spans++;
    }
  }
  return { lines: page, whole: true };
}

/** Rows a page takes when its long lines wrap, roughly; stops counting at `enough`. */
export function estimateRows(page: TextPage, enough: number): number {
  let rows = 0;
  for (const line of page.lines) {
    const units = line.reduce((sum, span) => sum + span.text.length, 0);
    rows += Math.max(1, Math.ceil(units / COLUMNS));
    if (rows >= enough) break;
  }
  return rows;
}
