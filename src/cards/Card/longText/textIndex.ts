import {
  type AnsiLine,
  hasAnsi,
  parseAnsiLine,
  stripAnsi,
} from "../../../protocol/payloads/ansi.ts";
import { scanAnsi } from "../../../protocol/payloads/ansiScan.ts";
import { type Pen, PLAIN } from "../../../protocol/payloads/ansiSgr.ts";
import { countHidden } from "../../../protocol/safety/hiddenCharacters.ts";
import { maybeHidden } from "./maybeHidden.ts";
import { penMemo } from "./penMemo.ts";
import { rowTable } from "./rowTable.ts";
import { ROW_UNITS, softBreak } from "./softBreak.ts";
import { ROW_PARTS, stateText, type TerminalState, terminalLine } from "./terminalLine.ts";

/** A long text as rows, as far as it has been read. */
export interface TextIndex {
  /** Whether all of the text has been read. */
  readonly done: boolean;
  /** UTF-16 units read so far. */
  readonly read: number;
  /** Rows so far. One newline at the end of the text makes no row of its own. */
  readonly rows: number;
  /** Lines so far: rows without those that continue a line. */
  readonly lines: number;
  /** Hidden characters so far (security R11). */
  readonly hidden: number;
  /** Whether terminal codes were met so far. */
  readonly isTerminal: boolean;
  /** Reads about so many UTF-16 units more, up to the end of a line; says whether that was the rest. */
  advance(units: number): boolean;
  /** Whether a row continues the line of the row before. */
  goesOn(row: number): boolean;
  /** A row with its styles. */
  line(row: number): AnsiLine;
  /** A row as plain text. */
  text(row: number): string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CODE = /[\u001b\u0090\u0098\u009b-\u009f]/g;
/** A line of the text without its end, and what is in it. */
interface Line {
  readonly start: number;
  readonly end: number;
  readonly isCoded: boolean;
  /** There is a CR in it. */
  readonly returns: boolean;
  /** There may be a hidden character in it. */
  readonly mayHide: boolean;
}

/** Rows between two remembered pens. */
const PEN_ROWS = 256;
const CR = 0x0d;

/**
 * Splits a text into rows in one linear pass, in as many steps as wanted. Rows hold four bytes each; what they show is
 * read again when they are shown, with the pen remembered every 256 rows. Gives the same lines as `parseAnsi`:
 * states of a progress line collapse, terminal codes but styles are dropped. A line of more than 2,000 units takes several
 * rows.
 */
export function textIndex(text: string): TextIndex {
  return new Index(text);
}

class Index implements TextIndex {
  readonly #text: string;
  readonly #table = rowTable();
  readonly #pens: Pen[] = [];
  readonly #draw = penMemo();
  /** The pen of the row that was read last: the next one asked for is mostly the row after it. */
  #latest: { readonly row: number; readonly pen: Pen } | null = null;
  /** Whether there is any code so far, be it a stray one. */
  #coded = false;
  read = 0;
  lines = 0;
  hidden = 0;
  isTerminal = false;
  done = false;

  constructor(text: string) {
    this.#text = text;
    if (text === "") this.#addLine([0]);
    this.done = text === "";
  }

  get rows(): number {
    return this.#table.count;
  }

  advance(units: number): boolean {
    const text = this.#text;
    const from = this.read;
    const feed = text.indexOf("\n", from + units - 1);
    const to = feed < 0 ? text.length : feed + 1;
    const part = text.slice(from, to);
    const code = finder(CODE, part, from);
    const back = finder(/\r/g, part, from);
    const suspect = finder(maybeHidden(), part, from);
    while (this.read < to) {
      const start = this.read;
      const next = text.indexOf("\n", start);
      this.read = next < 0 ? to : next + 1;
      const end = lineEnd(text, start, next < 0 ? to : next);
      this.#add({
        start,
        end,
        isCoded: code(start) < end,
        returns: back(start) < end,
        mayHide: suspect(start) < end,
      });
    }
    this.done = this.read >= text.length;
    return this.done;
  }

  goesOn(row: number): boolean {
    return this.#table.goesOn(row);
  }

  line(row: number): AnsiLine {
    const part = this.#part(row);
    if (!this.#coded) return part === "" ? [] : [{ text: part, style: null }];
    return parseAnsiLine(part, this.#penAt(row));
  }

  text(row: number): string {
    const part = this.#part(row);
    return this.#coded ? stripAnsi(part) : part;
  }

  /** What the text holds of a row, without the line end and without states that have collapsed. */
  #part(row: number): string {
    const table = this.#table;
    const end = row + 1 < table.count ? table.start(row + 1) : this.read;
    const raw = this.#text.slice(table.start(row), end);
    const feed = raw.indexOf("\n");
    const line = feed < 0 ? raw : raw.slice(0, feed);
    const back = line.indexOf("\r");
    return back < 0 ? line : line.slice(0, back);
  }

  #add(line: Line): void {
    const text = this.#text;
    const { start, end, isCoded } = line;
    if (isCoded) this.#coded = true;
    const shown =
      line.returns || (isCoded && !fitsRow(text, line)) ? terminalLine(text, start, end) : null;
    if (shown) for (const { rows } of shown) this.#addLine(rows);
    else if (isCoded) this.#addLine([start]);
    else this.#addPlain(start, end);
    if (isCoded && !this.isTerminal) this.isTerminal = hasAnsi(text.slice(start, end));
    if (line.mayHide) this.hidden += hiddenIn(text, line, shown);
  }

  #penAt(row: number): Pen {
    const latest = this.#latest;
    const from = row - (row % PEN_ROWS);
    const isNear = latest && latest.row > from && latest.row <= row;
    const pen = isNear
      ? this.#penAfter(latest.pen, this.#table.start(latest.row), row)
      : this.#penAfter(this.#pens[from / PEN_ROWS] ?? PLAIN, this.#table.start(from), row);
    this.#latest = { row, pen };
    return pen;
  }

  /** The pen at the start of a row, from that of an earlier place in the text. */
  #penAfter(before: Pen, from: number, row: number): Pen {
    const part = this.#text.slice(from, this.#table.start(row));
    // An escape character always begins a sequence, whatever is before it: nothing before a reset counts.
    const reset = Math.max(part.lastIndexOf("\u001b[0m"), part.lastIndexOf("\u001b[m"));
    const draw = this.#draw;
    let pen = reset < 0 ? before : PLAIN;
    scanAnsi(reset < 0 ? part : part.slice(reset), {
      text() {},
      sgr(params) {
        pen = draw(pen, params);
      },
      carriageReturn() {},
      lineFeed() {},
    });
    return pen;
  }

  #addLine(rows: readonly number[]): void {
    this.lines++;
    for (let at = 0; at < rows.length; at++) this.#addRow(rows[at] ?? 0, at > 0);
  }

  #addRow(start: number, goesOn: boolean): void {
    const table = this.#table;
    const row = table.count;
    table.push(start, goesOn);
    if (row % PEN_ROWS !== 0) return;
    const pen = this.#pens.at(-1) ?? PLAIN;
    // What stands before the first row has collapsed, but for its codes.
    const from = row === 0 ? 0 : table.start(row - PEN_ROWS);
    this.#pens.push(this.#coded ? this.#penAfter(pen, from, row) : PLAIN);
  }

  #addPlain(start: number, end: number): void {
    this.lines++;
    this.#addRow(start, false);
    for (let from = start; end - from > ROW_UNITS; ) {
      from = softBreak(this.#text, from);
      this.#addRow(from, true);
    }
  }
}

/** Answers where a pattern matches in `part` of a text, which begins at `base`, at or after a place that only moves on. */
function finder(pattern: RegExp, part: string, base: number): (from: number) => number {
  let at = -1;
  return (from) => {
    if (at >= from) return at;
    pattern.lastIndex = from - base;
    at = base + (pattern.exec(part)?.index ?? part.length);
    return at;
  };
}

/** Whether a line without a CR is sure to be one row: between two parts there is a code, and each takes a unit at least. */
function fitsRow(text: string, { start, end, mayHide }: Line): boolean {
  if (end - start <= 2 * ROW_PARTS) return true;
  // The 8-bit forms of codes are suspects.
  if (end - start > ROW_UNITS || mayHide) return false;
  let codes = 0;
  const part = text.slice(start, end);
  for (let at = part.indexOf("\u001b"); at >= 0; at = part.indexOf("\u001b", at + 1)) codes++;
  return codes < ROW_PARTS;
}

function hiddenIn(text: string, line: Line, shown: readonly TerminalState[] | null): number {
  if (shown) return shown.reduce((sum, state) => sum + countHidden(stateText(text, state)), 0);
  const part = text.slice(line.start, line.end);
  return countHidden(line.isCoded ? stripAnsi(part) : part);
}

/** Where a line ends before its line feed: pseudo-terminals write several CRs before it. */
function lineEnd(text: string, start: number, feed: number): number {
  let end = feed;
  if (text.charCodeAt(feed) !== 0x0a) return end;
  while (end > start && text.charCodeAt(end - 1) === CR) end--;
  return end;
}
