/** UTF-16 units of what is looked for; more cannot be typed. */
export const QUERY_UNITS = 200;

/**
 * What finds a text whatever its case, as a pattern that matches nothing but it: linear, and with places in the text as
 * it is, since no letter changes its length. `null` for an empty text.
 */
export function findPattern(query: string): RegExp | null {
  const text = query.slice(0, QUERY_UNITS);
  if (text === "") return null;
  return new RegExp(text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"), "giu");
}
