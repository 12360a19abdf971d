import { collapsed, stripAnsi } from "../../../protocol/payloads/ansi.ts";
import { scanAnsi } from "../../../protocol/payloads/ansiScan.ts";
import { ROW_UNITS, softBreak } from "./softBreak.ts";

/** Parts between codes in one row at most: each may be an element (security R16). */
export const ROW_PARTS = 128;

/** A line that terminal text shows. */
export interface TerminalState {
  /** Where its rows begin; the second and later ones continue the line. */
  readonly rows: readonly number[];
  /** Where it ends in the text. */
  readonly end: number;
}

/** One CR-separated part of a line, while it is read. */
class State {
  readonly rows: number[];
  end: number;
  #units = 0;
  #parts = 0;

  constructor(start: number) {
    this.rows = [start];
    this.end = start;
  }

  /** Adds `whole[at, end)`, which holds no code. */
  add(whole: string, at: number, end: number): void {
    this.end = end;
    let from = at;
    if (this.#parts++ >= ROW_PARTS) this.#breakAt(at);
    while (this.#units + end - from > ROW_UNITS) {
      const room = from + ROW_UNITS - this.#units;
      const cut = room > from ? softBreak(whole, from, room) : from;
      this.#breakAt(cut);
      from = cut;
    }
    this.#units += end - from;
  }

  #breakAt(start: number): void {
    this.rows.push(start);
    this.#units = 0;
    this.#parts = 1;
  }
}

/**
 * Reads the line `[start, end)` of a text, its terminator left out: one line, or several where a CR must not hide text.
 * Gives what `parseAnsi` gives.
 */
export function terminalLine(text: string, start: number, end: number): readonly TerminalState[] {
  let now = new State(start);
  const states = [now];
  scanAnsi(text.slice(start, end), {
    text(part, at) {
      now.add(text, start + at, start + at + part.length);
    },
    sgr() {},
    carriageReturn(next) {
      now = new State(start + next);
      states.push(now);
    },
    lineFeed() {},
  });
  const kept = states.length === 1 ? states : collapsed(states, (state) => stateText(text, state));
  return kept.length > 0 ? kept : [new State(end)];
}

/** What a state shows, without codes. */
export function stateText(text: string, { rows, end }: TerminalState): string {
  return stripAnsi(text.slice(rows[0] ?? end, end));
}
