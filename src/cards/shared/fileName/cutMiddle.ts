import { extensionLength } from "./extensionLength.ts";
import { graphemes } from "./graphemes.ts";

/** Graphemes before the extension that stay with it. */
const KEPT = 4;
const ELLIPSIS = "…";

export interface CutName {
  /** Start of the name and the ellipsis. */
  readonly head: string;
  /** Never cut: the last characters of the stem and the whole extension. */
  readonly tail: string;
}

/** Where the extension starts, counted in graphemes. */
function stemLength(all: readonly string[], extension: number): number {
  let at = all.length;
  for (let units = 0; at > 0 && units < extension; at--) units += all[at - 1]?.length ?? 0;
  return at;
}

/**
 * Cuts a name in its middle so that it fits: as much of the start as there is room for, an ellipsis, the
 * last four graphemes of the stem and the extension. Never inside a grapheme, never in the extension; a
 * box that is too small for that gives up characters of the stem one by one, and overflows at the end.
 * `null` when the whole name fits or nothing can be left out.
 *
 * @param width measures a text, in the unit of `available`
 */
export function cutMiddle(
  name: string,
  available: number,
  width: (text: string) => number,
): CutName | null {
  if (width(name) <= available) return null;
  const all = graphemes(name);
  const stem = stemLength(all, extensionLength(name));
  if (stem < 2) return null;
  const cut = (start: number, kept: number): CutName => ({
    head: all.slice(0, start).join("").trimEnd() + ELLIPSIS,
    tail: all
      .slice(stem - kept)
      .join("")
      .trimStart(),
  });
  const fits = (start: number, kept: number): boolean => {
    const { head, tail } = cut(start, kept);
    return width(head) + width(tail) <= available;
  };
  let kept = Math.min(KEPT, stem >> 1, stem - 2);
  while (kept > 0 && !fits(1, kept)) kept--;
  let low = 1;
  let high = stem - kept - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle, kept)) low = middle;
    else high = middle - 1;
  }
  return cut(low, kept);
}
