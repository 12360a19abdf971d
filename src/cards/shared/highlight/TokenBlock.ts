import { END_BITS, MAX_END } from "./TokenWriter.ts";

/** Tokens of some lines in a row: what moves from the worker to the page, as two buffers. */
export interface TokenBlock {
  /** Lines in the block. */
  readonly lines: number;
  /** `lines + 1` places in `records`: line `n` has the records from `starts[n]` to before `starts[n + 1]`. */
  readonly starts: Uint32Array;
  /**
   * `(class id << 24) | end`, where `end` is a column of the line in UTF-16 units. A line has none (plain), or records that
   * cover it exactly, its terminator left out. Lines of 2^24 units and more have none.
   */
  readonly records: Uint32Array;
}

/** Cuts the records of a piece of text into lines. LF, CRLF and a lone CR end a line; one at the end starts no new one. */
export function toLines(text: string, records: Uint32Array): TokenBlock {
  const starts: number[] = [0];
  const out: number[] = [];
  let at = 0;
  forEachLine(text, (from, to) => {
    const first = out.length;
    while (at < records.length && ((records[at] ?? 0) & MAX_END) <= from) at++;
    let coloured = false;
    for (let i = at, start = from; start < to && i < records.length; i++) {
      const record = records[i] ?? 0;
      const end = Math.min(record & MAX_END, to);
      coloured ||= record >>> END_BITS !== 0;
      out.push((((record >>> END_BITS) << END_BITS) | (end - from)) >>> 0);
      start = end;
    }
    if (!coloured) out.length = first;
    starts.push(out.length);
  });
  return {
    lines: starts.length - 1,
    starts: Uint32Array.from(starts),
    records: Uint32Array.from(out),
  };
}

/** A block of lines without colours. */
export function plainLines(lines: number): TokenBlock {
  return { lines, starts: new Uint32Array(lines + 1), records: new Uint32Array(0) };
}

/** One block of all, in order. */
export function joinBlocks(blocks: readonly TokenBlock[]): TokenBlock {
  const [only] = blocks;
  if (only && blocks.length === 1) return only;
  const sum = (of: (block: TokenBlock) => number): number =>
    blocks.reduce((total, block) => total + of(block), 0);
  const lines = sum((block) => block.lines);
  const starts = new Uint32Array(lines + 1);
  const records = new Uint32Array(sum((block) => block.records.length));
  let line = 0;
  let at = 0;
  for (const block of blocks) {
    records.set(block.records, at);
    for (let i = 1; i <= block.lines; i++) starts[line + i] = at + (block.starts[i] ?? 0);
    line += block.lines;
    at += block.records.length;
  }
  return { lines, starts, records };
}

/** Calls back with where each line of a text starts and ends, its terminator left out. */
export function forEachLine(text: string, line: (from: number, to: number) => void): void {
  let from = 0;
  let lf = -1;
  let cr = -1;
  while (from < text.length) {
    if (lf < from) lf = nextOr(text, "\n", from);
    if (cr < from) cr = nextOr(text, "\r", from);
    const end = Math.min(lf, cr);
    line(from, end);
    from = end + (end === cr && lf === cr + 1 ? 2 : 1);
  }
}

function nextOr(text: string, char: string, from: number): number {
  const at = text.indexOf(char, from);
  return at < 0 ? text.length : at;
}
