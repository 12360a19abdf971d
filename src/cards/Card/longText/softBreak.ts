/** UTF-16 units of one row at most: a longer line goes on in rows of its own (security R16). */
export const ROW_UNITS = 2_000;

/** How far before the end of a row a blank is looked for, unless told. */
const BLANK_WITHIN = 120;
/** How far a cluster of marks and joiners is followed back. */
const CLUSTER_WITHIN = 64;

/** Joins what is before it: combining marks, joiners, variation selectors, emoji modifiers, tags. */
const JOINS = /^(?:\p{M}|\p{EMod}|\u200d|[\ufe0e\ufe0f]|[\u{e0020}-\u{e007f}])/u;

/**
 * Where a row that begins at `from` and may reach `most` ends: after a blank near the end, else between two characters,
 * never inside a surrogate pair and not inside a cluster of ordinary length.
 */
export function softBreak(
  text: string,
  from: number,
  most = from + ROW_UNITS,
  blankWithin = BLANK_WITHIN,
): number {
  for (let at = most; at > Math.max(from + 1, most - blankWithin); at--) {
    if (text.charCodeAt(at - 1) === 0x20 && !joinsAt(text, at)) return at;
  }
  const low = Math.max(from + 1, most - CLUSTER_WITHIN);
  let at = most;
  while (at > low && joinsAt(text, at)) at--;
  if (!joinsAt(text, at)) return at;
  return isLow(text.charCodeAt(most)) && isHigh(text.charCodeAt(most - 1)) ? most - 1 : most;
}

/** At most `units` UTF-16 units from the start of a text: no half pair, and no cluster of ordinary length that is cut. */
export function clipClusters(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, softBreak(text, 0, units, 0));
}

/** Whether a break before `at` would part what belongs together. */
function joinsAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  // Nothing below joins, and most text is below.
  if (unit < 0x300 && before < 0x300) return false;
  if (isLow(unit) && isHigh(before)) return true;
  return before === 0x200d || JOINS.test(text.slice(at, at + 2));
}

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;
const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;
