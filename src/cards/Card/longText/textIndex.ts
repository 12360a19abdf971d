import {
  type AnsiLine,
  hasAnsi,
  parseAnsiLine,
  stripAnsi,
} from "../../../protocol/payloads/ansi.ts";
import { scanAnsi } from "../../../protocol/payloads/ansiScan.ts";
import { type Pen, PLAIN } from "../../../protocol/payloads/ansiSgr.ts";
import { countHidden } from "../../../protocol/safety/hiddenCharacters.ts";
import { penMemo } from "./penMemo.ts";
import { rowTable } from "./rowTable.ts";
import { ROW_UNITS, softBreak } from "./softBreak.ts";
import { stateText, terminalLine } from "./terminalLine.ts";

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
const SPECIAL = /[\r\u001b\u0090\u0098\u009b-\u009f]/g;
const MAYBE_HIDDEN = /[^\n\r\t\u0020-\u007e]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const CODE = /[\u001b\u0090\u0098\u009b-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what never needs a mark
const MAYBE_HIDDEN_OR_CODE = /[^\n\r\t\u001b\u0020-\u007e]/;
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
  readonly #special = new RegExp(SPECIAL);
  #nextSpecial = -1;
  #pen = PLAIN;
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
    if (text === "") this.#addLine([{ start: 0, pen: PLAIN }]);
    this.done = text === "";
  }

  get rows(): number {
    return this.#table.count;
  }

  advance(units: number): boolean {
    const text = this.#text;
    const until = this.read + units;
    let plainFrom = this.read;
    while (this.read < until && this.read < text.length) {
      const start = this.read;
      const feed = text.indexOf("\n", start);
      this.read = feed < 0 ? text.length : feed + 1;
      const end = lineEnd(text, start, feed < 0 ? text.length : feed);
      if (this.#specialFrom(start) < end) {
        this.#countPlain(plainFrom, start);
        this.#addTerminal(start, end);
        plainFrom = this.read;
      } else {
        this.#addPlain(start, end);
      }
    }
    this.#countPlain(plainFrom, this.read);
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

  #penAt(row: number): Pen {
    const table = this.#table;
    let from = row - (row % PEN_ROWS);
    let pen = this.#pens[from / PEN_ROWS] ?? PLAIN;
    const latest = this.#latest;
    if (latest && latest.row > from && latest.row <= row) {
      from = latest.row;
      pen = latest.pen;
    }
    const draw = this.#draw;
    scanAnsi(this.#text.slice(table.start(from), table.start(row)), {
      text() {},
      sgr(params) {
        pen = draw(pen, params);
      },
      carriageReturn() {},
      lineFeed() {},
    });
    this.#latest = { row, pen };
    return pen;
  }

  /** First special unit at or after `from`; the end of the text when there is none. */
  #specialFrom(from: number): number {
    if (this.#nextSpecial >= from) return this.#nextSpecial;
    this.#special.lastIndex = from;
    this.#nextSpecial = this.#special.exec(this.#text)?.index ?? this.#text.length;
    return this.#nextSpecial;
  }

  #addLine(rows: readonly { readonly start: number; readonly pen: Pen }[]): void {
    this.lines++;
    rows.forEach(({ start, pen }, at) => {
      if (this.#table.count % PEN_ROWS === 0) this.#pens.push(pen);
      this.#table.push(start, at > 0);
    });
  }

  #addPlain(start: number, end: number): void {
    const table = this.#table;
    this.lines++;
    let goesOn = false;
    for (let from = start; ; goesOn = true) {
      if (table.count % PEN_ROWS === 0) this.#pens.push(this.#pen);
      table.push(from, goesOn);
      if (end - from <= ROW_UNITS) return;
      from = softBreak(this.#text, from);
    }
  }

  #addTerminal(start: number, end: number): void {
    const line = terminalLine(this.#text, start, end, this.#pen, this.#draw);
    const part = this.#text.slice(start, end);
    const mayHide = MAYBE_HIDDEN_OR_CODE.test(part);
    for (const state of line.shown) {
      this.#addLine(state.rows);
      if (mayHide) this.hidden += countHidden(stateText(this.#text, state));
    }
    this.#pen = line.pen;
    if (this.isTerminal) return;
    this.#coded ||= CODE.test(part);
    this.isTerminal = hasAnsi(part);
  }

  #countPlain(from: number, to: number): void {
    if (to <= from) return;
    const part = this.#text.slice(from, to);
    if (MAYBE_HIDDEN.test(part)) this.hidden += countHidden(part);
  }
}

/** Where a line ends before its line feed: pseudo-terminals write several CRs before it. */
function lineEnd(text: string, start: number, feed: number): number {
  let end = feed;
  if (text.charCodeAt(feed) !== 0x0a) return end;
  while (end > start && text.charCodeAt(end - 1) === CR) end--;
  return end;
}
