import { type AnsiLine, hasAnsi, parseAnsi, plainText } from "../../protocol/payloads/ansi.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import type { Limits } from "../shared/limits.ts";
import { firstPage, type TextPage } from "./firstPage.ts";
import { hiddenAtStart } from "./hiddenAtStart.ts";
import { clipClusters } from "./longText/softBreak.ts";

/** A text, read for display: as much as a card needs before the reader asks for more. */
export interface ShownText {
  /** What is mounted: all of a short text, the beginning of a long one. */
  readonly page: TextPage;
  /** Too long to be mounted whole: the rest is shown in a window of its own. */
  readonly isLong: boolean;
  /** Lines of the whole text; one newline at its end makes no line of its own. `null`: too long to count at once. */
  readonly lines: number | null;
  /** Whether its beginning holds terminal codes. */
  readonly isTerminal: boolean;
  /** Hidden characters, in the beginning of a long text. */
  readonly hidden: number;
  /** They are those of all of the text. */
  readonly isCounted: boolean;
  /** UTF-16 units of the whole text. */
  readonly units: number;
}

/** Lines of a text that is mounted whole (security section 6). */
const WHOLE_LINES = 400;
/** Mounted of a long text while it is closed: the ones to be seen, and some for wide screens and pages. */
const HEAD_LINES = 40;
const HEAD_UNITS = 8_000;
/** UTF-16 units of a long text that are looked through before it is opened: about a millisecond's work. */
const COUNTED_UNITS = 1_000_000;
const SCANNED_UNITS = 100_000;

/**
 * Prepares a text within the budgets: the lines to mount, counts, and whether it comes from a terminal. The cost is that of
 * what is shown, and little more for a long text.
 * @param look `plain` leaves the colours of terminal codes out. @default "terminal"
 */
export function readText(
  text: string,
  limits: Pick<Limits, "textShown">,
  look: "terminal" | "plain" = "terminal",
): ShownText {
  const style = (lines: readonly AnsiLine[]): readonly AnsiLine[] =>
    look === "plain" ? lines.map(unstyled) : lines;
  const most = limits.textShown;
  if (text.length <= most) {
    const lines = withoutLastBreak(parseAnsi(text));
    const page = firstPage(style(lines), WHOLE_LINES, most);
    return {
      page: page.whole ? page : firstPage(page.lines, HEAD_LINES, Math.min(HEAD_UNITS, most)),
      isLong: !page.whole,
      lines: lines.length,
      isTerminal: look === "terminal" && hasAnsi(text),
      hidden: countHidden(lines.map(plainText).join("\n")),
      isCounted: true,
      units: text.length,
    };
  }
  // A joiner at a cut would be taken for one that stands alone.
  const head = parseAnsi(firstLines(clipClusters(text, Math.min(HEAD_UNITS, most)), HEAD_LINES));
  const scanned = clipClusters(text, SCANNED_UNITS);
  return {
    page: { ...firstPage(style(head), HEAD_LINES, most), whole: false },
    isLong: true,
    lines: text.length <= COUNTED_UNITS ? countLines(text) : null,
    isTerminal: look === "terminal" && hasAnsi(scanned),
    ...hiddenAtStart(text, true),
    units: text.length,
  };
}

/** Lines, and UTF-16 units, of a closed long text that are printed. */
const PRINTED_LINES = 1_000;
const PRINTED_UNITS = 400_000;

/** The beginning of a long text for paper, where nothing can be opened, and how many lines are left out. */
export function readPrinted(
  text: string,
  look: "terminal" | "plain",
): { readonly page: TextPage; readonly rest: number } {
  const all = withoutLastBreak(parseAnsi(clipClusters(text, PRINTED_UNITS)));
  const page = firstPage(look === "plain" ? all.map(unstyled) : all, PRINTED_LINES, PRINTED_UNITS);
  return { page, rest: countLines(text) - page.lines.length };
}

function withoutLastBreak(lines: readonly AnsiLine[]): readonly AnsiLine[] {
  return lines.length > 1 && lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

function unstyled(line: AnsiLine): AnsiLine {
  const text = plainText(line);
  return text === "" ? [] : [{ text, style: null }];
}

/** The first `most` lines of a text: what is not to be seen need not be parsed. */
function firstLines(text: string, most: number): string {
  let end = -1;
  for (let line = 0; line < most; line++) {
    end = text.indexOf("\n", end + 1);
    if (end < 0) return text;
  }
  return text.slice(0, end);
}

/** Counts line feeds only: the states of a progress line are one line. */
function countLines(text: string): number {
  let n = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) n++;
  return text.endsWith("\n") ? n : n + 1;
}
