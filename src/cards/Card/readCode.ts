import { hasAnsi, stripAnsi } from "../../protocol/payloads/ansi.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { rowTable } from "./longText/rowTable.ts";

/** What ends the lines of a text; `""` when there is only one line without an end. */
export type LineEnds = "" | "LF" | "CRLF" | "CR" | "mixed";

/** Lines of more UTF-16 units than this are shown as several rows, and never by themselves decide how wide the box is. */
export const LONG_LINE = 2_000;

/** Source text as lines: four bytes each, cut out of the text when they are shown. */
export interface SourceText {
  /** What is shown: the source without terminal codes (security R12). All offsets count in it. */
  readonly text: string;
  /** Lines shown. One line end at the end of the text makes no line of its own. */
  readonly lines: number;
  /** Lines of the whole source; more than `lines` only beyond the budget (security R16). */
  readonly total: number;
  /** Hidden characters (security R11). */
  readonly hidden: number;
  readonly lineEnds: LineEnds;
  /** Whether any line has more than {@link LONG_LINE} units. */
  readonly hasLong: boolean;
  /** The longest line that is not over {@link LONG_LINE}; -1 when there is none. */
  readonly longest: number;
  /** Where a line starts; of `lines`, the end of the text. */
  start(line: number): number;
  /** Where a line ends, its terminator left out. */
  end(line: number): number;
  /** The line that holds an offset. */
  lineAt(offset: number): number;
}

const MAYBE_HIDDEN = /[^\n\r\t\u0020-\u007e]/;
const CR = 0x0d;
const LF = 0x0a;

/**
 * Finds the lines of source text in one linear pass. LF, CRLF and a lone CR end a line.
 * @param maxUnits UTF-16 units shown at most.
 */
export function readCode(source: string, maxUnits: number): SourceText {
  const whole = hasAnsi(source) ? stripAnsi(source) : source;
  const text = clipUnits(whole, maxUnits);
  const starts = rowTable();
  const found = { lf: 0, crlf: 0, cr: 0 };
  let longest = -1;
  let longestUnits = -1;
  let hasLong = false;
  forEachLine(text, (from, to, next) => {
    const units = to - from;
    if (units > LONG_LINE) hasLong = true;
    else if (units > longestUnits) {
      longest = starts.count;
      longestUnits = units;
    }
    starts.push(from, false);
    if (next - to === 2) found.crlf++;
    else if (next > to) found[text.charCodeAt(to) === LF ? "lf" : "cr"]++;
  });
  const lines = starts.count;
  const start = (line: number): number => (line < lines ? starts.start(line) : text.length);
  return {
    text,
    lines,
    total: lines + (text.length < whole.length ? linesAfter(whole, text.length) : 0),
    hidden: MAYBE_HIDDEN.test(text) ? countHidden(text) : 0,
    lineEnds: lineEndsOf(found),
    hasLong,
    longest,
    start,
    end: (line) => withoutEnd(text, start(line), start(line + 1)),
    lineAt: (offset) => lastAtMost(lines, start, offset),
  };
}

/** Calls back with where each line starts, where it ends, and where the next one starts. */
function forEachLine(text: string, line: (from: number, to: number, next: number) => void): void {
  const find = (char: string, from: number): number => {
    const at = text.indexOf(char, from);
    return at < 0 ? text.length : at;
  };
  let lf = -1;
  let cr = -1;
  for (let from = 0; from < text.length; ) {
    if (lf < from) lf = find("\n", from);
    if (cr < from) cr = find("\r", from);
    const to = Math.min(lf, cr);
    const next = to === text.length ? to : to + (to === cr && lf === cr + 1 ? 2 : 1);
    line(from, to, next);
    from = next;
  }
}

function lineEndsOf({ lf, crlf, cr }: Readonly<Record<"lf" | "crlf" | "cr", number>>): LineEnds {
  const kinds = [lf > 0 && "LF", crlf > 0 && "CRLF", cr > 0 && "CR"].filter(
    (kind) => kind !== false,
  );
  return kinds.length > 1 ? "mixed" : ((kinds[0] as LineEnds | undefined) ?? "");
}

function withoutEnd(text: string, from: number, to: number): number {
  let end = to;
  if (end > from && text.charCodeAt(end - 1) === LF) end--;
  if (end > from && text.charCodeAt(end - 1) === CR) end--;
  return end;
}

/** Lines that begin after a cut. */
function linesAfter(text: string, from: number): number {
  let n = text.charCodeAt(from - 1) === LF ? 1 : 0;
  for (let at = text.indexOf("\n", from); at >= 0; at = text.indexOf("\n", at + 1)) n++;
  return text.endsWith("\n") ? n - 1 : n;
}

/** The last of `count` things in order that starts at `at` or before it. */
export function lastAtMost(count: number, start: (n: number) => number, at: number): number {
  let low = 0;
  let high = count;
  while (low + 1 < high) {
    const middle = (low + high) >> 1;
    if (start(middle) <= at) low = middle;
    else high = middle;
  }
  return low;
}
