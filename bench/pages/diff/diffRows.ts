import type { Change } from "./lineDiff.ts";

export const SAME = 0;
export const REMOVED = 1;
export const ADDED = 2;
export const FOLD = 3;

/** Every row of a unified diff: its kind, its line on either side (-1 for none; a fold's `b` is its length). */
export interface DiffRows {
  readonly kind: Uint8Array;
  readonly a: Int32Array;
  readonly b: Int32Array;
}

const CONTEXT = 3;

/** Rows of the changes, with 3 unchanged lines around each and the rest folded. */
export function diffRows(changes: readonly Change[], linesOfA: number): DiffRows {
  const rows: [number, number, number][] = [];
  const same = (a: number, b: number, count: number): void => {
    for (let i = 0; i < count; i += 1) rows.push([SAME, a + i, b + i]);
  };
  const gap = (a: number, b: number, count: number, head: number, tail: number): void => {
    if (count <= head + tail + 3) {
      same(a, b, count);
      return;
    }
    same(a, b, head);
    rows.push([FOLD, a + head, count - head - tail]);
    same(a + count - tail, b + count - tail, tail);
  };
  let [x, y] = [0, 0];
  changes.forEach(({ a, b }, at) => {
    gap(x, y, a[0] - x, at === 0 ? 0 : CONTEXT, CONTEXT);
    const shift = b[0] - a[0];
    for (let i = a[0]; i < a[1]; i += 1) rows.push([REMOVED, i, i + shift < b[1] ? i + shift : -1]);
    for (let j = b[0]; j < b[1]; j += 1) rows.push([ADDED, j - shift < a[1] ? j - shift : -1, j]);
    [x, y] = [a[1], b[1]];
  });
  gap(x, y, linesOfA - x, CONTEXT, 0);
  return {
    kind: Uint8Array.from(rows, ([kind]) => kind),
    a: Int32Array.from(rows, ([, a]) => a),
    b: Int32Array.from(rows, ([, , b]) => b),
  };
}
