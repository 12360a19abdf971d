/** A key for the gap at a place of so many parts: those before and after all rows stay the same elements while rows come and go. */
export function gapKey(at: number, count: number): string {
  return at === count - 1 ? "gap-end" : `gap-${at}`;
}
