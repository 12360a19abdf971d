import type { AnsiLine, AnsiSpan } from "../../protocol/payloads/ansi.ts";
import { clipUnits } from "../shared/clipUnits.ts";

/** Some lines of a text. */
export interface TextPage {
  readonly lines: readonly AnsiLine[];
  /** Its last line goes on in the next page. */
  readonly open: boolean;
}

/** Columns of a card at its usual width, to guess how many rows a long line takes. */
const COLUMNS = 90;

/** Spans of one page: each is an element, however short its text (security R16). */
const MAX_SPANS = 1_500;

/** Cuts lines into pages of at most `maxLines` lines, `maxUnits` UTF-16 units and 1,500 spans each. */
export function paginate(
  lines: readonly AnsiLine[],
  maxLines: number,
  maxUnits: number,
): readonly TextPage[] {
  // A surrogate pair has to fit.
  const most = Math.max(maxUnits, 2);
  const pages: TextPage[] = [];
  let page: AnsiSpan[][] = [];
  let units = 0;
  let spans = 0;
  const isFull = (): boolean => units >= most || spans >= MAX_SPANS;
  const turn = (open: boolean): void => {
    pages.push({ lines: page, open });
    page = [];
    units = 0;
    spans = 0;
  };
  const startLine = (goesOn: boolean): void => {
    if (page.length > 0 && (goesOn || isFull() || page.length >= maxLines)) turn(goesOn);
    page.push([]);
  };
  const add = ({ text, style }: AnsiSpan): void => {
    for (let rest = text; rest !== ""; ) {
      if (isFull()) startLine(true);
      const part = clipUnits(rest, most - units);
      if (part === "") {
        startLine(true);
        continue;
      }
      page.at(-1)?.push({ text: part, style });
      units += part.length;
      spans++;
      rest = rest.slice(part.length);
    }
  };
  for (const line of lines) {
    startLine(false);
    for (const span of line) add(span);
  }
  turn(false);
  return pages;
}

/** Rows a page takes when its long lines wrap, roughly; stops counting at `enough`. */
export function estimateRows(page: TextPage | undefined, enough: number): number {
  let rows = 0;
  for (const line of page?.lines ?? []) {
    const units = line.reduce((sum, span) => sum + span.text.length, 0);
    rows += Math.max(1, Math.ceil(units / COLUMNS));
    if (rows >= enough) break;
  }
  return rows;
}
