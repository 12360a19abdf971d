import { lastAtMost } from "../../shared/firstWhere.ts";
import type { RowTexts } from "../../shared/window/selectedText.ts";
import type { RowRange } from "../../shared/window/windowParts.ts";
import { rowTable } from "../longText/rowTable.ts";
import { softBreak } from "../longText/softBreak.ts";
import type { SourceText } from "../readCode.ts";
import { LONG_LINE } from "../SourceScan.ts";

/** What is mounted one by one: the lines of a text, very long ones cut into rows (security R16). */
export interface CodeRows {
  /** All of them: asking cuts the whole text. */
  readonly count: number;
  /** See {@link SourceText}. */
  readonly whole: string;
  /** Whether there is such a row; cuts no further than to it. */
  has(row: number): boolean;
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
 * where they wrap anyway. No row ends inside a surrogate pair; joined by their ends, rows give the text. Long lines are cut as
 * far as somebody asks.
 */
export function codeRows(code: SourceText, wrap: boolean): CodeRows {
  const cuts = code.hasLong ? splitRows(code, wrap) : lineRows(code);
  const { has, from, goesOn, lineOf, rowAt } = cuts;
  const { text } = code;
  const next = (row: number): number => (has(row + 1) ? from(row + 1) : text.length);
  const to = (row: number): number => (goesOn(row + 1) ? from(row + 1) : code.end(lineOf(row)));
  return {
    get count() {
      return cuts.count();
    },
    has,
    whole: code.source,
    line: lineOf,
    goesOn,
    from,
    text: (row) => text.slice(from(row), to(row)),
    source: (row) => text.slice(from(row), has(row + 1) ? to(row) : text.length),
    end: (row) => text.slice(to(row), next(row)),
    rowAt,
  };
}

/** What copying a selection of rows gives: the source, whatever is mounted and however it is drawn. */
export function rowTexts(rows: CodeRows): RowTexts {
  const { source, end, whole } = rows;
  return {
    get count() {
      return rows.count;
    },
    ...{ text: source, end, whole },
  };
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
  readonly count: () => number;
  readonly has: (row: number) => boolean;
  readonly from: (row: number) => number;
  readonly goesOn: (row: number) => boolean;
  readonly lineOf: (row: number) => number;
  readonly rowAt: (offset: number) => number;
}

function lineRows(code: SourceText): Cuts {
  return {
    count: () => code.lines,
    has: (row) => row < code.lines,
    from: (row) => code.start(row),
    goesOn: () => false,
    lineOf: (row) => row,
    rowAt: (offset) => code.lineAt(offset),
  };
}

function splitRows(code: SourceText, wrap: boolean): Cuts {
  const table = rowTable();
  let line = 0;
  let next = code.start(0);
  let isRest = false;
  const has = (row: number): boolean => {
    while (table.count <= row && line < code.lines) {
      table.push(next, isRest);
      const end = code.end(line);
      const isCut = !wrap && end - code.start(line) > LONG_LINE;
      const most = isCut ? LONG_ROW : LONG_LINE;
      isRest = end - next > most;
      next = isRest
        ? softBreak(code.text, next, next + most, isCut ? LONG_ROW_BLANK : undefined)
        : code.start(++line);
    }
    return row < table.count;
  };
  const count = (): number => {
    has(Number.POSITIVE_INFINITY);
    return table.count;
  };
  const from = (row: number): number => (has(row) ? table.start(row) : 0);
  return {
    ...{ count, has, from },
    goesOn: (row) => has(row) && table.goesOn(row),
    lineOf: (row) => code.lineAt(from(row)),
    rowAt: (offset) => lastAtMost(count(), from, offset),
  };
}
