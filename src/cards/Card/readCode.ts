import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { clipUnits } from "../shared/clipUnits.ts";

/** A line as it is shown. */
export interface CodeLine {
  readonly text: string;
  /** UTF-16 units that are left out at its end. */
  readonly cut: number;
}

/** Source text, read for display. */
export interface ShownCode {
  /** The lines that may be mounted, from the first on. */
  readonly lines: readonly CodeLine[];
  /** Lines there are; one newline at the end makes no line of its own. */
  readonly total: number;
  /** Hidden characters in the shown lines. */
  readonly hidden: number;
}

/** Lines mounted at most: a card that scrolls its own lines comes later. */
const MAX_LINES = 2_000;
/** Units of one line shown at most; the rest can be copied. */
const LINE_UNITS = 5_000;

/**
 * Cuts source text into lines at LF, CRLF and a lone CR, within the budgets. Terminal codes are
 * dropped (security R12); other control and hidden characters stay, to be marked (R11). Linear.
 * @param maxUnits UTF-16 units shown in all.
 */
export function readCode(text: string, maxUnits: number): ShownCode {
  const lines: CodeLine[] = [];
  let room = maxUnits;
  let total = 0;
  for (const line of linesOf(stripAnsi(text))) {
    total++;
    if (lines.length >= MAX_LINES || room <= 0) continue;
    const shown = clipUnits(line, Math.min(LINE_UNITS, room));
    room -= shown.length;
    lines.push({ text: shown, cut: line.length - shown.length });
  }
  return { lines, total, hidden: countHidden(lines.map((line) => line.text).join("\n")) };
}

function* linesOf(text: string): Iterable<string> {
  let from = 0;
  while (from < text.length) {
    const lf = text.indexOf("\n", from);
    const end = lf < 0 ? text.length : lf;
    yield* text.slice(from, end).split("\r");
    from = end + 1;
  }
}
