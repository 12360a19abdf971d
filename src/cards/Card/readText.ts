import { type AnsiLine, hasAnsi, parseAnsi, plainText } from "../../protocol/payloads/ansi.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import type { Limits } from "../shared/limits.ts";
import { paginate, type TextPage } from "./paginate.ts";

/** A text, read for display. */
export interface ShownText {
  /** Never empty. The first one is shown at once, the others on request. */
  readonly pages: readonly TextPage[];
  /** Lines of the whole text; one newline at its end makes no line of its own. */
  readonly lines: number;
  /** Whether it holds terminal codes. */
  readonly isTerminal: boolean;
  /** Hidden characters in the part that is kept. */
  readonly hidden: number;
  /** UTF-16 units that are kept, and that there are. */
  readonly kept: number;
  readonly total: number;
}

/** Lines shown before more is asked for (security section 6). */
const PAGE_LINES = 400;

/**
 * Prepares a text within the budgets: pages of lines, counts, and whether it comes from a terminal.
 * @param look `plain` leaves the colours of terminal codes out. @default "terminal"
 */
export function readText(
  text: string,
  limits: Pick<Limits, "textUnits" | "textShown">,
  look: "terminal" | "plain" = "terminal",
): ShownText {
  const kept = clipUnits(text, limits.textUnits);
  const cut = kept.length < text.length;
  const all = parseAnsi(kept);
  const lines = cut ? all : withoutLastBreak(all);
  const plain = lines.map(plainText).join("\n");
  return {
    pages: paginate(look === "plain" ? lines.map(unstyled) : lines, PAGE_LINES, limits.textShown),
    lines: lines.length + (cut ? breaksAfter(text, kept.length) : 0),
    isTerminal: look === "terminal" && hasAnsi(kept),
    hidden: countHidden(plain),
    kept: kept.length,
    total: text.length,
  };
}

function withoutLastBreak(lines: readonly AnsiLine[]): readonly AnsiLine[] {
  return lines.length > 1 && lines.at(-1)?.length === 0 ? lines.slice(0, -1) : lines;
}

function unstyled(line: AnsiLine): AnsiLine {
  const text = plainText(line);
  return text === "" ? [] : [{ text, style: null }];
}

/** Lines that begin after `from`. */
function breaksAfter(text: string, from: number): number {
  let n = 0;
  for (let at = text.indexOf("\n", from); at >= 0; at = text.indexOf("\n", at + 1)) n++;
  return text.endsWith("\n") ? n - 1 : n;
}
