import { FrameBuilder, type RawFrame } from "../../../protocol/payloads/frameBuilder.ts";

/**
 * Reads CSV or TSV (RFC 4180): quoted fields with doubled quotes, line breaks of any kind, also in quotes, a byte order mark, and
 * what is found in the wild: blank lines, rows of any length, a quote within a field, a last quote that never closes. The first
 * row names the columns; fields past them get columns named `""`. Cells are texts, `undefined` where a row is too short or a
 * field is empty and not quoted. Linear in the text; wildly ragged rows are bounded as all frames are (security R16).
 */
export function parseDelimited(text: string, delimiter: "," | "\t"): RawFrame {
  const reader = new DelimitedReader(text, delimiter);
  reader.read(Number.POSITIVE_INFINITY);
  return reader.finish();
}

const QUOTE = 34;
const LF = 10;
const CR = 13;

/** The same in steps, for long texts. */
export class DelimitedReader {
  readonly #text: string;
  readonly #delimiter: number;
  readonly #row: (string | undefined)[] = [];
  #builder: FrameBuilder | null = null;
  #rowCount = 0;
  #isFull = false;
  #at: number;

  constructor(text: string, delimiter: "," | "\t") {
    this.#text = text;
    this.#delimiter = delimiter.charCodeAt(0);
    this.#at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  /** UTF-16 units read so far. */
  get position(): number {
    return Math.min(this.#at, this.#text.length);
  }

  /** Reads at least this many units, to the end of a row. @returns false at the end of the text. */
  read(units: number): boolean {
    const stop = this.#at + units;
    while (this.#at < this.#text.length && this.#at < stop) this.#readRow();
    return this.#at < this.#text.length;
  }

  /** What was read, in columns. Call it once. */
  finish(): RawFrame {
    return (this.#builder ?? new FrameBuilder()).finish(this.#rowCount);
  }

  #readRow(): void {
    const row = this.#row;
    row.length = 0;
    const text = this.#text;
    for (;;) {
      row.push(text.charCodeAt(this.#at) === QUOTE ? this.#quoted() : this.#plain());
      const next = text.charCodeAt(this.#at);
      this.#at += 1;
      if (next === this.#delimiter) continue;
      if (next === CR && text.charCodeAt(this.#at) === LF) this.#at += 1;
      break;
    }
    if (row.length > 1 || row[0] !== undefined) this.#take(row);
  }

  #take(row: readonly (string | undefined)[]): void {
    if (!this.#builder) {
      this.#builder = new FrameBuilder(row.map((name) => name ?? ""));
      return;
    }
    this.#rowCount += 1;
    if (!this.#isFull) this.#isFull = !this.#builder.addValues(row);
  }

  /** Up to the end of the field, which is left unread. */
  #plain(): string | undefined {
    const start = this.#at;
    const text = this.#text;
    for (; this.#at < text.length; this.#at++) {
      const unit = text.charCodeAt(this.#at);
      if (unit === this.#delimiter || unit === LF || unit === CR) break;
    }
    return this.#at > start ? text.slice(start, this.#at) : undefined;
  }

  /** What stands between a closing quote and the end of the field belongs to it. */
  #quoted(): string {
    const text = this.#text;
    const start = this.#at + 1;
    let end = text.indexOf('"', start);
    let hasDoubled = false;
    while (end >= 0 && text.charCodeAt(end + 1) === QUOTE) {
      hasDoubled = true;
      end = text.indexOf('"', end + 2);
    }
    if (end < 0) end = text.length;
    const inside = text.slice(start, end);
    this.#at = Math.min(text.length, end + 1);
    return (hasDoubled ? inside.replaceAll('""', '"') : inside) + (this.#plain() ?? "");
  }
}
