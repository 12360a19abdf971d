import { hasAnsi } from "../../protocol/payloads/ansi.ts";
import { growsFrom } from "../shared/growsFrom.ts";
import { HiddenScan } from "./HiddenScan.ts";
import type { HiddenAtStart } from "./hiddenAtStart.ts";
import { type RowTable, rowTable } from "./longText/rowTable.ts";

/** Lines of more UTF-16 units than this are shown as several rows, and never by themselves decide how wide the box is. */
export const LONG_LINE = 2_000;

/** What was found in some lines. */
interface Found {
  readonly lf: number;
  readonly crlf: number;
  readonly cr: number;
  readonly hasLong: boolean;
  readonly longest: number;
  readonly longestUnits: number;
}

/** What was found in all lines of a text. */
export interface ScannedLines extends Found, HiddenAtStart {
  readonly count: number;
  /** Where they start; it may get more lines than `count`, and those it has stay. */
  readonly starts: RowTable;
}

const NOTHING: Found = {
  ...{ lf: 0, crlf: 0, cr: 0 },
  ...{ hasLong: false, longest: -1, longestUnits: -1 },
};

/**
 * Finds the lines of a text, and remembers it: of one that goes on from it, only the last line and what is new are looked at. What
 * is found is the same as without what was remembered.
 */
export class SourceScan {
  readonly #hidden: HiddenScan;
  #source = "";
  #hasCodes = false;
  #text = "";
  #starts = rowTable();
  /** In all lines but the last one, which may go on. */
  #settled = NOTHING;
  #lookedAt = 0;

  /** @param isPatient counts the hidden characters of a long text in {@link countLater}, but for its beginning. */
  constructor(isPatient = false) {
    this.#hidden = new HiddenScan(isPatient);
  }

  /** UTF-16 units looked at so far. */
  get lookedAt(): number {
    return this.#lookedAt;
  }

  /** Whether a source has terminal codes. */
  hasCodes(source: string): boolean {
    const known = growsFrom(source, this.#source) ? this.#source.length : 0;
    this.#hasCodes = (known > 0 && this.#hasCodes) || hasAnsi(source.slice(known));
    this.#source = source;
    return this.#hasCodes;
  }

  /** The lines of a text: LF, CRLF and a lone CR end one. One linear pass. */
  lines(text: string): ScannedLines {
    const isGrown = growsFrom(text, this.#text);
    if (!isGrown) {
      this.#starts = rowTable();
      this.#settled = NOTHING;
    }
    this.#text = text;
    const starts = this.#starts;
    const known = starts.count;
    let line = Math.max(0, known - 1);
    const from = starts.start(line);
    this.#lookedAt += text.length - from;
    const found = { ...this.#settled };
    let last = from;
    let lf = -1;
    let cr = -1;
    for (let start = from; start < text.length; line++) {
      if (lf < start) lf = endOf(text, "\n", start);
      if (cr < start) cr = endOf(text, "\r", start);
      const end = Math.min(lf, cr);
      const isPair = cr === end && lf === end + 1 && lf < text.length;
      const next = end === text.length ? end : isPair ? end + 2 : end + 1;
      if (line >= known) starts.push(start, false);
      if (next === text.length) {
        last = start;
        this.#settled = { ...found };
      }
      const units = end - start;
      if (units > LONG_LINE) found.hasLong = true;
      else if (units > found.longestUnits) {
        found.longest = line;
        found.longestUnits = units;
      }
      if (isPair) found.crlf++;
      else if (next > end) found[lf === end ? "lf" : "cr"]++;
      start = next;
    }
    return { ...found, ...this.#hidden.read(text, last, isGrown), count: starts.count, starts };
  }

  /** See {@link HiddenScan.countLater}. */
  countLater(onCounted: (count: number) => void): () => void {
    return this.#hidden.countLater(onCounted);
  }
}

/** The next place of a character that ends lines, else the end of the text. */
function endOf(text: string, char: string, from: number): number {
  const at = text.indexOf(char, from);
  return at < 0 ? text.length : at;
}
