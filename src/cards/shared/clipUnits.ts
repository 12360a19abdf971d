/** At most `units` UTF-16 units of a text, never ending inside a surrogate pair. */
export function clipUnits(text: string, units: number): string {
  if (text.length <= units) return text;
  const high = text.charCodeAt(units - 1);
  return text.slice(0, high >= 0xd800 && high <= 0xdbff ? units - 1 : units);
}
