import { firstWhere } from "../firstWhere.ts";

/** One place where the text was found, in the plain text of a row. */
export interface Hit {
  readonly row: number;
  /** UTF-16 units from the start of the row. May reach into rows that continue it. */
  readonly start: number;
  readonly length: number;
}

/** A part of one row that is marked. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  /** The hit that the reader is at. */
  readonly current: boolean;
}

/** Hits in the order of the text, three numbers each. */
export interface HitTable {
  readonly count: number;
  /** Whether there are more, which are not kept. */
  readonly full: boolean;
  /** Adds the next hit; says whether there is room for more. */
  add(row: number, start: number, length: number): boolean;
  at(hit: number): Hit | null;
  /** First hit in `row` or after it; `count` when there is none. */
  firstFrom(row: number): number;
}

/** Hits kept: a reader steps through a few, and the count says that there are more. */
export const MAX_HITS = 100_000;

/** An empty table of hits. */
export function hitTable(): HitTable {
  const numbers: number[] = [];
  const rowOf = (hit: number): number => numbers[hit * 3] ?? 0;
  let full = false;
  return {
    get count() {
      return numbers.length / 3;
    },
    get full() {
      return full;
    },
    add(row, start, length) {
      if (numbers.length >= MAX_HITS * 3) {
        full = true;
        return false;
      }
      numbers.push(row, start, length);
      return true;
    },
    at(hit) {
      const [row, start, length] = numbers.slice(hit * 3, hit * 3 + 3);
      return row === undefined || start === undefined || length === undefined
        ? null
        : { row, start, length };
    },
    firstFrom: (row) => firstWhere(numbers.length / 3, (hit) => rowOf(hit) >= row),
  };
}

/** The marks of one row; `current` is the number of the hit that the reader is at. */
export function marksIn(hits: HitTable, row: number, current: number): readonly Mark[] {
  const marks: Mark[] = [];
  for (let n = hits.firstFrom(row); n < hits.count; n++) {
    const hit = hits.at(n);
    if (!hit || hit.row !== row) break;
    marks.push({ start: hit.start, end: hit.start + hit.length, current: n === current });
  }
  return marks;
}
