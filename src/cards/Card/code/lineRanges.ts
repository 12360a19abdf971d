import { own } from "../../../protocol/safety/record.ts";
import { firstWhere } from "../../shared/firstWhere.ts";

/** Lines from one to another, both in it; the first line is 1. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** Ranges looked at: more cannot be told apart. */
const MAX_RANGES = 1_000;
const NONE: readonly LineRange[] = [];

/**
 * Lines to highlight, in any of the ways producers write them: `12`, `"12-15, 20"`, `[12, 13]`, `[[12, 15], "20"]`,
 * `[{ from: 12, to: 15 }]`, also with `start` and `end`. What makes no sense is left out. Sorted, without overlaps. Never throws.
 */
export function readLineRanges(x: unknown): readonly LineRange[] {
  if (x === undefined) return NONE;
  const list = Array.isArray(x) ? x.slice(0, MAX_RANGES) : [x];
  const ranges = list.flatMap(rangesOf).slice(0, MAX_RANGES);
  if (ranges.length === 0) return NONE;
  const out: LineRange[] = [];
  for (const range of ranges.sort((a, b) => a.from - b.from)) {
    const last = out.at(-1);
    if (last && range.from <= last.to + 1)
      out[out.length - 1] = { from: last.from, to: Math.max(last.to, range.to) };
    else out.push(range);
  }
  return out;
}

/** Whether a line is in one of the ranges, which are sorted. */
export function isInRanges(ranges: readonly LineRange[], line: number): boolean {
  const range = ranges[firstWhere(ranges.length, (at) => (ranges[at]?.to ?? 0) >= line)];
  return range !== undefined && range.from <= line;
}

function rangesOf(x: unknown): readonly LineRange[] {
  if (typeof x === "number") return range(x, x);
  if (typeof x === "string")
    return x
      .slice(0, 10 * MAX_RANGES)
      .split(",")
      .flatMap(ofWords);
  if (Array.isArray(x)) return range(x[0], x.length > 1 ? x[1] : x[0]);
  const from = own(x, "from") ?? own(x, "start");
  return range(from, own(x, "to") ?? own(x, "end") ?? from);
}

function ofWords(words: string): readonly LineRange[] {
  const parts = words.split(/[-–:]/, 3).map((part) => part.replace(/^\s*L?/i, ""));
  if (parts.length > 2 || parts.some((part) => part.trim() === "")) return NONE;
  return range(Number(parts[0]), Number(parts[1] ?? parts[0]));
}

function range(a: unknown, b: unknown): readonly LineRange[] {
  const one = Number(Array.isArray(a) ? a[0] : a);
  const two = Number(Array.isArray(b) ? b[0] : b);
  const isLine = (n: number): boolean => Number.isSafeInteger(n) && n > 0;
  if (!isLine(one) || !isLine(two)) return NONE;
  return [{ from: Math.min(one, two), to: Math.max(one, two) }];
}

/** Ranges as a reader would say them, as far as there are lines: `12–15, 20`. `""` where there are none. */
export function rangesText(ranges: readonly LineRange[], lines: number): string {
  const all = ranges
    .slice(0, 20)
    .filter(({ from }) => from <= lines)
    .map(({ from, to }) => ({ from, to: Math.min(to, lines) }))
    .map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`));
  return all.join(", ") + (ranges.length > 20 && all.length === 20 ? " …" : "");
}
