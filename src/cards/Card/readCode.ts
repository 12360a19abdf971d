import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { lastAtMost } from "../shared/firstWhere.ts";
import { type ScannedLines, SourceScan } from "./SourceScan.ts";

/** What ends the lines of a text; `""` when there is only one line without an end. */
export type LineEnds = "" | "LF" | "CRLF" | "CR" | "mixed";

/** Source text as lines: four bytes each, cut out of the text when they are shown. */
export interface SourceText {
  /** What is shown: the source without terminal codes (security R12). All offsets count in it. */
  readonly text: string;
  /**
   * What copying all of it gives: the source as sent, like the copy button, which may have terminal codes; `text` where only that
   * much is shown. A part of it is copied as it is shown.
   */
  readonly source: string;
  /** Lines shown. One line end at the end of the text makes no line of its own. */
  readonly lines: number;
  /** Lines of the whole source; more than `lines` only beyond the budget (security R16). */
  readonly total: number;
  /** Hidden characters (security R11), at least. */
  readonly hidden: number;
  /** They are those of all of the text. */
  readonly isCounted: boolean;
  readonly lineEnds: LineEnds;
  /** Whether any line has more than `LONG_LINE` units. */
  readonly hasLong: boolean;
  /** The longest line that is not over `LONG_LINE`; -1 when there is none. */
  readonly longest: number;
  /** Where a line starts; of `lines`, the end of the text. */
  start(line: number): number;
  /** Where a line ends, its terminator left out. */
  end(line: number): number;
  /** The line that holds an offset. */
  lineAt(offset: number): number;
}

const CR = 0x0d;
const LF = 0x0a;

/**
 * Finds the lines of source text in one linear pass. LF, CRLF and a lone CR end a line.
 * @param maxUnits UTF-16 units shown at most.
 * @param scan keep it for a text that streams in: what it has seen is not looked at again.
 */
export function readCode(source: string, maxUnits: number, scan = new SourceScan()): SourceText {
  const whole = scan.hasCodes(source) ? stripAnsi(source) : source;
  const text = clipUnits(whole, maxUnits);
  const found = scan.lines(text);
  const { count: lines, starts, hidden, isCounted, hasLong, longest } = found;
  const start = (line: number): number => (line < lines ? starts.start(line) : text.length);
  return {
    text,
    source: text.length < whole.length ? text : source,
    lines,
    total: lines + (text.length < whole.length ? linesAfter(whole, text.length) : 0),
    hidden,
    isCounted,
    lineEnds: lineEndsOf(found),
    hasLong,
    longest,
    start,
    end: (line) => withoutEnd(text, start(line), start(line + 1)),
    lineAt: (offset) => lastAtMost(lines, start, offset),
  };
}

function lineEndsOf({ lf, crlf, cr }: ScannedLines): LineEnds {
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

/** Lines that begin after a cut; one that is cut inside, or between CR and LF, has begun before it. */
function linesAfter(text: string, from: number): number {
  const unit = text.charCodeAt(from - 1);
  const ends = /\r\n?|\n/g;
  let last = unit === CR && text.charCodeAt(from) === LF ? from + 1 : from;
  let n = unit === LF || unit === CR ? 0 : -1;
  ends.lastIndex = last;
  while (ends.test(text)) {
    n++;
    last = ends.lastIndex;
  }
  return last < text.length ? n + 1 : n;
}
