import { collapsed, stripAnsi } from "../../../protocol/payloads/ansi.ts";
import { scanAnsi } from "../../../protocol/payloads/ansiScan.ts";
import type { Pen } from "../../../protocol/payloads/ansiSgr.ts";
import { ROW_UNITS, softBreak } from "./softBreak.ts";

/** Parts between codes in one row at most: each may be an element (security R16). */
const ROW_PARTS = 128;

/** Where a row begins, and the pen it begins with. */
export interface RowStart {
  readonly start: number;
  readonly pen: Pen;
}

/** What one line of terminal text shows: one line, or several where a CR must not hide text. */
export interface TerminalLine {
  readonly shown: readonly TerminalState[];
  /** The pen after the line. */
  readonly pen: Pen;
}

interface TerminalState {
  /** Rows of the line; the second and later ones continue it. */
  readonly rows: readonly RowStart[];
  /** Where it ends in the text. */
  readonly end: number;
}

/** One CR-separated part of a line, while it is read. */
class State {
  readonly rows: RowStart[];
  end: number;
  #units = 0;
  #parts = 0;

  constructor(start: number, pen: Pen) {
    this.rows = [{ start, pen }];
    this.end = start;
  }

  /** Adds `whole[at, end)`, which holds no code. */
  add(whole: string, at: number, end: number, pen: Pen): void {
    this.end = end;
    let from = at;
    if (this.#parts++ >= ROW_PARTS) this.#breakAt(at, pen);
    while (this.#units + end - from > ROW_UNITS) {
      const room = from + ROW_UNITS - this.#units;
      const cut = room > from ? softBreak(whole, from, room) : from;
      this.#breakAt(cut, pen);
      from = cut;
    }
    this.#units += end - from;
  }

  #breakAt(start: number, pen: Pen): void {
    this.rows.push({ start, pen });
    this.#units = 0;
    this.#parts = 1;
  }
}

/** Reads the line `[start, end)` of a text, its terminator left out. Gives what `parseAnsi` gives. */
export function terminalLine(
  text: string,
  start: number,
  end: number,
  pen: Pen,
  draw: (pen: Pen, params: string) => Pen,
): TerminalLine {
  let now = new State(start, pen);
  const states = [now];
  let current = pen;
  scanAnsi(text.slice(start, end), {
    text(part, at) {
      now.add(text, start + at, start + at + part.length, current);
    },
    sgr(params) {
      current = draw(current, params);
    },
    carriageReturn(next) {
      now = new State(start + next, current);
      states.push(now);
    },
    lineFeed() {},
  });
  const kept = states.length === 1 ? states : collapsed(states, (state) => stateText(text, state));
  return { shown: kept.length > 0 ? kept : [new State(end, current)], pen: current };
}

/** What a state shows, without codes. */
export function stateText(text: string, { rows, end }: TerminalState): string {
  return stripAnsi(text.slice(rows[0]?.start ?? end, end));
}
