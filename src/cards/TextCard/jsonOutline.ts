import { firstOpen } from "../Card/json/firstOpen.ts";
import { withoutMark } from "../Card/json/withoutMark.ts";

/** Read at once, to know how high the tree will be: about a millisecond's work. */
const PROBED_UNITS = 200_000;
/** Rows that a longer text is taken to fill. */
const FULL = 40;

/**
 * How many rows the tree of a text shows at first; `null` when the text is no JSON object or list. A long text is only looked
 * at from both ends: the reader decides later.
 */
export function jsonOutline(sent: string): number | null {
  const text = withoutMark(sent);
  if (!/^[ \t\n\r]*[{[]/.test(text.slice(0, 1000)) || !/[}\]][ \t\n\r]*$/.test(text.slice(-1000)))
    return null;
  if (text.length > PROBED_UNITS) return FULL;
  try {
    const children = childrenOf(JSON.parse(text));
    return firstOpen(
      children.length,
      children.map((child) => childrenOf(child).length),
    ).rows;
  } catch {
    return null;
  }
}

function childrenOf(x: unknown): readonly unknown[] {
  if (Array.isArray(x)) return x;
  return typeof x === "object" && x !== null ? Object.values(x) : [];
}
