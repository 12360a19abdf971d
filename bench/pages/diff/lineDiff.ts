/** A replaced stretch: lines `a[from..to]` became `b[from..to]`. */
export interface Change {
  readonly a: readonly [from: number, to: number];
  readonly b: readonly [from: number, to: number];
}

type Lines = ArrayLike<number>;
interface Range {
  al: number;
  ah: number;
  bl: number;
  bh: number;
}

/** Edits looked for in one gap before it counts as replaced. */
const BUDGET = 2000;

/**
 * The study's line differ, the floor of a diff: trims equal ends, anchors on lines that occur once on both sides,
 * and runs a greedy Myers with a budget in each gap. Lines come as numbers, equal where the lines are.
 */
export function lineDiff(a: Lines, b: Lines): Change[] {
  const out: Change[] = [];
  diffRange(a, b, { al: 0, ah: a.length, bl: 0, bh: b.length }, out);
  return out;
}

/** Gives every distinct line a number, the same in both texts. */
export function intern(...texts: readonly string[][]): Int32Array[] {
  const ids = new Map<string, number>();
  return texts.map((lines) =>
    Int32Array.from(lines, (line) => {
      const id = ids.get(line) ?? ids.size;
      if (id === ids.size) ids.set(line, id);
      return id;
    }),
  );
}

function diffRange(a: Lines, b: Lines, whole: Range, out: Change[]): void {
  const range = trim(a, b, whole);
  const { al, ah, bl, bh } = range;
  if (al === ah && bl === bh) return;
  if (al === ah || bl === bh) {
    push(out, range);
    return;
  }
  const anchors = uniqueAnchors(a, b, range);
  if (anchors.length === 0) {
    for (const step of editsOf(a, b, range)) push(out, step);
    return;
  }
  let [x, y] = [al, bl];
  for (const [i, j] of anchors) {
    if (i < x || j < y) continue;
    diffRange(a, b, { al: x, ah: i, bl: y, bh: j }, out);
    [x, y] = [i, j];
    while (x < ah && y < bh && a[x] === b[y]) {
      x += 1;
      y += 1;
    }
  }
  diffRange(a, b, { al: x, ah, bl: y, bh }, out);
}

function trim(a: Lines, b: Lines, { al, ah, bl, bh }: Range): Range {
  let [i, j, p, q] = [al, bl, ah, bh];
  while (i < p && j < q && a[i] === b[j]) {
    i += 1;
    j += 1;
  }
  while (i < p && j < q && a[p - 1] === b[q - 1]) {
    p -= 1;
    q -= 1;
  }
  return { al: i, ah: p, bl: j, bh: q };
}

/** Adds a change, joined to the one before when they touch. */
function push(out: Change[], { al, ah, bl, bh }: Range): void {
  const last = out.at(-1);
  if (last && last.a[1] === al && last.b[1] === bl) {
    out[out.length - 1] = { a: [last.a[0], ah], b: [last.b[0], bh] };
  } else {
    out.push({ a: [al, ah], b: [bl, bh] });
  }
}

/** Pairs of lines that occur once on each side, in an order that both sides share. */
function uniqueAnchors(a: Lines, b: Lines, { al, ah, bl, bh }: Range): [number, number][] {
  const [inA, inB] = [places(a, al, ah), places(b, bl, bh)];
  const pairs: [number, number][] = [];
  for (const [line, i] of inA) {
    const j = inB.get(line) ?? -1;
    if (i >= 0 && j >= 0) pairs.push([i, j]);
  }
  return increasing(pairs);
}

/** Where each line is; -1 when it is there more than once. */
function places(lines: Lines, from: number, to: number): Map<number, number> {
  const found = new Map<number, number>();
  for (let i = from; i < to; i += 1) {
    const line = lines[i] as number;
    found.set(line, found.has(line) ? -1 : i);
  }
  return found;
}

/** The longest run of pairs whose second numbers increase too. */
function increasing(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = [];
  const previous = new Int32Array(pairs.length);
  const second = (at: number): number => pairs[at]?.[1] ?? 0;
  pairs.forEach(([, j], at) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (second(tails[middle] as number) < j) low = middle + 1;
      else high = middle;
    }
    previous[at] = low > 0 ? (tails[low - 1] as number) : -1;
    tails[low] = at;
  });
  const run: [number, number][] = [];
  for (let at = tails.at(-1) ?? -1; at >= 0; at = previous[at] as number) {
    run.push(pairs[at] as [number, number]);
  }
  return run.reverse();
}

/** Edits of a range without anchors: the whole of it when nothing is shared or the budget is spent. */
function editsOf(a: Lines, b: Lines, range: Range): Range[] {
  const { al, ah, bl, bh } = range;
  const known = new Set(Array.from({ length: ah - al }, (_, i) => a[al + i]));
  let shares = false;
  for (let j = bl; j < bh && !shares; j += 1) shares = known.has(b[j]);
  return (shares ? shortestEdit(a, b, range) : null) ?? [range];
}

/** Single-line edits in order, or `null` when there are more than the budget. */
function shortestEdit(a: Lines, b: Lines, { al, ah, bl, bh }: Range): Range[] | null {
  const [n, m] = [ah - al, bh - bl];
  const max = Math.min(n + m, BUDGET);
  const zero = max + 1;
  const furthest = new Int32Array(2 * max + 3);
  const trail: Int32Array[] = [];
  for (let d = 0; d <= max; d += 1) {
    for (let k = -d; k <= d; k += 2) {
      let x = goesDown(furthest, zero, k, d)
        ? (furthest[zero + k + 1] as number)
        : (furthest[zero + k - 1] as number) + 1;
      while (x < n && x - k < m && a[al + x] === b[bl + x - k]) x += 1;
      furthest[zero + k] = x;
      if (x >= n && x - k >= m) return walkBack(trail, d, { al, ah, bl, bh });
    }
    trail.push(furthest.slice(zero - d - 1, zero + d + 2));
  }
  return null;
}

function goesDown(furthest: Int32Array, zero: number, k: number, d: number): boolean {
  if (k === -d) return true;
  return k !== d && (furthest[zero + k - 1] as number) < (furthest[zero + k + 1] as number);
}

function walkBack(trail: readonly Int32Array[], edits: number, { al, ah, bl, bh }: Range): Range[] {
  const steps: Range[] = [];
  let [x, y] = [ah - al, bh - bl];
  for (let d = edits; d > 0; d -= 1) {
    const furthest = trail[d - 1] as Int32Array;
    const down = goesDown(furthest, d, x - y, d);
    const k = x - y + (down ? 1 : -1);
    x = furthest[k + d] as number;
    y = x - k;
    steps.push({
      al: al + x,
      ah: al + x + (down ? 0 : 1),
      bl: bl + y,
      bh: bl + y + (down ? 1 : 0),
    });
  }
  return steps.reverse();
}
