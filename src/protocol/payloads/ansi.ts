import { scanAnsi } from "./ansiScan.ts";
import { type AnsiStyle, applySgr, type Pen, PLAIN } from "./ansiSgr.ts";

export type { AnsiStyle } from "./ansiSgr.ts";

export interface AnsiSpan {
  readonly text: string;
  /** `null` for text without any style. */
  readonly style: AnsiStyle | null;
}

/** Neighbouring spans differ in style. An empty line has no spans. */
export type AnsiLine = readonly AnsiSpan[];

/**
 * Terminal text as lines of styled spans, in linear time (security R12).
 *
 * SGR maps to fixed styles: 16 colours, the other palettes to the nearest hue of these; conceal and
 * blink are ignored. OSC, DCS, cursor and erase sequences are dropped with nothing erased; a sequence
 * that does not end drops only its own introducer. Lines end at LF or CRLF; the last one may be empty.
 *
 * A lone CR starts the line again: the states of one progress line collapse to the last one. States
 * that say something different are kept as lines, since a CR must not hide text.
 */
export function parseAnsi(text: string): readonly AnsiLine[] {
  const lines: AnsiLine[] = [];
  let pen: Pen = PLAIN;
  let states: State[] = [newState()];

  scanAnsi(text, {
    text(part) {
      append(states[states.length - 1], part, pen.style);
    },
    sgr(params) {
      pen = applySgr(pen, params);
    },
    carriageReturn() {
      states.push(newState());
    },
    lineFeed() {
      pushCollapsed(lines, states);
      states = [newState()];
    },
  });
  pushCollapsed(lines, states);
  return lines;
}

/**
 * One line of terminal text that goes on with the pen of the line before: what {@link parseAnsi} makes of a part
 * without a line end and without a lone CR.
 */
export function parseAnsiLine(part: string, pen: Pen): AnsiLine {
  const state = newState();
  let now = pen;
  scanAnsi(part, {
    text: (text) => append(state, text, now.style),
    sgr(params) {
      now = applySgr(now, params);
    },
    carriageReturn() {},
    lineFeed() {},
  });
  return state.spans;
}

/** Whether a text has anything for {@link parseAnsi} to do beside splitting it into lines. */
export function hasAnsi(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the introducers are what is looked for
  return /[\u001b\u0090\u0098\u009b\u009d-\u009f]/.test(text);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const SPECIAL = /[\r\u001b\u0090\u0098\u009b-\u009f]/;

/** A text without its control sequences; line ends become LF, a lone CR stays. Linear. */
export function stripAnsi(text: string): string {
  if (!SPECIAL.test(text)) return text;
  let out = "";
  scanAnsi(text, {
    text(part) {
      out += part;
    },
    sgr() {},
    carriageReturn() {
      out += "\r";
    },
    lineFeed() {
      out += "\n";
    },
  });
  return out;
}

/** What one CR-separated part of a line holds. */
interface State {
  readonly spans: AnsiSpan[];
}

const newState = (): State => ({ spans: [] });

function append(state: State | undefined, text: string, style: AnsiStyle | null): void {
  if (!state || text === "") return;
  const last = state.spans.at(-1);
  if (last && last.style === style) {
    state.spans[state.spans.length - 1] = { text: last.text + text, style };
  } else {
    state.spans.push({ text, style });
  }
}

function pushCollapsed(lines: AnsiLine[], states: readonly State[]): void {
  const first = states[0];
  if (states.length === 1 && first) {
    lines.push(first.spans);
    return;
  }
  const kept = collapsed(states, (state) => plainText(state.spans));
  for (const state of kept) lines.push(state.spans);
  if (kept.length === 0) lines.push([]);
}

/** The states of one progress line that stay: the last of each run that says the same, and none that is blank. */
export function collapsed<T>(states: readonly T[], textOf: (state: T) => string): readonly T[] {
  const kept: T[] = [];
  let before: string | null = null;
  for (const state of states) {
    const text = textOf(state);
    if (text.trim() === "") continue;
    const words = letters(text);
    if (before !== null && isSameProgress(before, words)) kept.pop();
    kept.push(state);
    before = words;
  }
  return kept;
}

/** A later state says the same with other numbers and bars, or the same and more. */
function isSameProgress(before: string, after: string): boolean {
  return before === "" ? after === "" : after.startsWith(before);
}

const OTHER_THAN_ASCII = /[^\0-\x7f]/;

/** Letters only: counts, percentages, bars and spinners are what changes on a progress line. */
function letters(text: string): string {
  return OTHER_THAN_ASCII.test(text)
    ? text.replace(/[^\p{L}]+/gu, "")
    : text.replace(/[^A-Za-z]+/g, "");
}

/** The text of a line without its styles. */
export function plainText(line: AnsiLine): string {
  return line.map((span) => span.text).join("");
}
