/** Longest message of an error strip, in UTF-16 units. */
const MAX_UNITS = 300;
/** How far to look for a line that is not empty. */
const MAX_LEAD = 10_000;

/** The first line of a text that is not empty, clipped, for a place that holds one line. */
export function firstLine(text: string): string {
  const line = text
    .slice(0, MAX_LEAD)
    .trimStart()
    .slice(0, MAX_UNITS + 1);
  const end = line.search(/[\n\r\u2028\u2029]/);
  if (end >= 0) return line.slice(0, end).trimEnd();
  return line.length > MAX_UNITS ? `${clipUnits(line, MAX_UNITS)}…` : line.trimEnd();
}

/** At most `units` UTF-16 units, never ending inside a surrogate pair. */
function clipUnits(text: string, units: number): string {
  const high = text.charCodeAt(units - 1);
  return text.slice(0, high >= 0xd800 && high <= 0xdbff ? units - 1 : units);
}
