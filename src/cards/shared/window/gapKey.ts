/** A key for the gap at a place of so many parts, counted from the end: gaps stay the same elements while rows come and go. */
export function gapKey(at: number, count: number): string {
  return at === 0 ? "start" : `gap ${at - count}`;
}
