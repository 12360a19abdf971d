import { MAX_WIDTH } from "./estimateWidth.ts";

/** A column before it is fitted. */
export interface NaturalWidth {
  /** Pixels at which nothing is cut. */
  readonly px: number;
  /** It holds long text and gives way to others. */
  readonly gives: boolean;
}

/** What a column of text gives way to, in pixels (its padding included). */
const LEAST_TEXT = 120;
/** Padding of a cell. */
const PADDING = 24;

/**
 * Widths that fill a box: what is left is shared out in proportion; where there is too little, columns of text give way
 * down to 120 pixels, and then the table scrolls sideways.
 */
export function fitWidths(columns: readonly NaturalWidth[], available: number): readonly number[] {
  const wanted = columns.map(({ px, gives }) => (gives ? Math.min(px, MAX_WIDTH + PADDING) : px));
  const sum = wanted.reduce((total, px) => total + px, 0);
  if (sum === 0) return wanted;
  if (sum <= available) return wanted.map((px) => (px * available) / sum);
  const spare = wanted.map((px, at) => (columns[at]?.gives ? Math.max(0, px - LEAST_TEXT) : 0));
  const room = spare.reduce((total, px) => total + px, 0);
  const share = room > 0 ? Math.min(1, (sum - available) / room) : 0;
  return wanted.map((px, at) => px - share * (spare[at] ?? 0));
}
