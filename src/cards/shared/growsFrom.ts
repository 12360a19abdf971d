/**
 * Whether a text begins with another one, every character compared. What `startsWith` says; engines compare two strings as memory,
 * some ten times as fast.
 */
export function growsFrom(text: string, before: string): boolean {
  return text.length >= before.length && text.slice(0, before.length) === before;
}
