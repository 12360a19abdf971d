import type { RowTexts } from "../../shared/window/selectedText.ts";
import type { RowRange } from "../../shared/window/windowParts.ts";
import { rowTable } from "../longText/rowTable.ts";
import { softBreak } from "../longText/softBreak.ts";
import { lastAtMost, type SourceText } from "../readCode.ts";
import { LONG_LINE } from "../SourceScan.ts";

/** What is mounted one by one: the lines of a text, very long ones cut into rows (security R16). */
export interface CodeRows {
  readonly count: number;
  /** See {@link SourceText}. */
  readonly whole: string;
  /** Its line, from 0. */
  line(row: number): number;
  /** Whether it goes on the line of the row before: then it has no number. */
  goesOn(row: number): boolean;
  /** Offset of its first unit in the text. */
  from(row: number): number;
  /** What it shows. */
  text(row: number): string;
  /** What of the source it stands for when it is copied: the last row holds the text's last line end as well. */
  source(row: number): string;
  /** What stands between it and the next row in the source. */
  end(row: number): string;
  /** The row that shows an offset of the text. */
  rowAt(offset: number): number;
}

/** UTF-16 units of a row of a long line where lines do not wrap: enough to fill any screen. */
export const LONG_ROW = 200;
/** How far such a row may fall short so that it ends after a blank. */
const LONG_ROW_BLANK = 24;

/**
 * Cuts a text into rows. Ordinary lines are one row each; of a longer one than 2,000 units, rows hold 200, or 2,000
 * where they wrap anyway. No row ends inside a surrogate pair; joined by their ends, rows give the text.
 */
export function codeRows(code: SourceText, wrap: boolean): CodeRows {
  const { count, from, goesOn, lineOf, rowAt } = code.hasLong
    ? splitRows(code, wrap)
    : lineRows(code);
  const { text } = code;
  const next = (row: number): number => (row + 1 < count ? from(row + 1) : text.length);
  const to = (row: number): number =>
    row + 1 < count && goesOn(row + 1) ? from(row + 1) : code.end(lineOf(row));
  return {
    count,
    whole: code.source,
    line: lineOf,
    goesOn,
    from,
    text: (row) => text.slice(from(row), to(row)),
    source: (row) => text.slice(from(row), row + 1 < count ? to(row) : text.length),
    end: (row) => text.slice(to(row), next(row)),
    rowAt,
  };
}

/** What copying a selection of rows gives: the source, whatever is mounted and however it is drawn. */
export function rowTexts({ count, source, end, whole }: CodeRows): RowTexts {
  return { count, text: source, end, whole };
}

/** Notes the lines of a range of rows, the last one not in it. */
export function setMounted(
  lines: [from: number, to: number],
  rows: CodeRows,
  range: RowRange,
): void {
  lines[0] = rows.line(range.first);
  lines[1] = rows.line(Math.max(0, range.end - 1)) + 1;
}

interface Cuts {
  readonly count: number;
  readonly from: (row: number) => number;
  readonly goesOn: (row: number) => boolean;
  readonly lineOf: (row: number) => number;
  readonly rowAt: (offset: number) => number;
}

function lineRows(code: SourceText): Cuts {
  return {
    count: code.lines,
    from: (row) => code.start(row),
    goesOn: () => false,
    lineOf: (row) => row,
    rowAt: (offset) => code.lineAt(offset),
  };
}

function splitRows(code: SourceText, wrap: boolean): Cuts {
  const table = rowTable();
  for (let line = 0; line < code.lines; line++) {
    const end = code.end(line);
    let from = code.start(line);
    const isCut = !wrap && end - from > LONG_LINE;
    const most = isCut ? LONG_ROW : LONG_LINE;
    for (let goesOn = false; ; goesOn = true) {
      table.push(from, goesOn);
      if (end - from <= most) break;
      from = softBreak(code.text, from, from + most, isCut ? LONG_ROW_BLANK : undefined);
    }
  }
  const { count } = table;
  const from = (row: number): number => table.start(row);
  return {
    count,
    from,
    goesOn: (row) => table.goesOn(row),
    lineOf: (row) => code.lineAt(from(row)),
    rowAt: (offset) => lastAtMost(count, from, offset),
  };
}
