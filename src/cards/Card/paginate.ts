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

/** Cuts lines into pages of at most `maxLines` lines and `maxUnits` UTF-16 units each. */
export function paginate(
  lines: readonly AnsiLine[],
  maxLines: number,
  maxUnits: number,
): readonly TextPage[] {
  const pages: TextPage[] = [];
  let page: AnsiSpan[][] = [];
  let room = maxUnits;
  const turn = (open: boolean): void => {
    pages.push({ lines: page, open });
    page = [];
    room = maxUnits;
  };
  for (const line of lines) {
    if (page.length >= maxLines || (room <= 0 && page.length > 0)) turn(false);
    let row: AnsiSpan[] = [];
    page.push(row);
    for (const span of line) {
      let rest = span.text;
      while (rest.length > room) {
        const part = clipUnits(rest, Math.max(room, 2));
        if (part !== "" && room > 1) row.push({ text: part, style: span.style });
        if (room > 1) rest = rest.slice(part.length);
        turn(true);
        row = [];
        page.push(row);
      }
      if (rest !== "") row.push(rest === span.text ? span : { text: rest, style: span.style });
      room -= rest.length;
    }
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
