import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { clipUnits } from "../shared/clipUnits.ts";

/** Longest message of an error strip, in UTF-16 units. */
const MAX_UNITS = 300;
/** How far to look for a line that is not empty. */
const MAX_LEAD = 10_000;

/** The first line of a text that is not empty, without terminal codes, clipped: for a place that holds one line. */
export function firstLine(text: string): string {
  const start = stripAnsi(clipUnits(text, MAX_LEAD)).trimStart();
  const end = start.search(/[\n\r\u2028\u2029]/);
  const line = (end < 0 ? start : start.slice(0, end)).trimEnd();
  return line.length > MAX_UNITS ? `${clipUnits(line, MAX_UNITS)}…` : line;
}
