import { type Box, entry, follow, lowest, NOWHERE } from "./diagonals.ts";
import { fewEdits, type StepBudget } from "./fewEdits.ts";
import { finishSteps, type Steps } from "./steps.ts";

/** Diagonals and elements looked at before the work may be left for a moment. */
const PIECE = 40_000;

/** Edits up to which one walk finds them all; it keeps a megabyte. With more, the ways from both ends are halved again and again. */
const FEW = 500;

/**
 * Marks the elements that a shortest edit script removes from `a` and adds to `b`
 * (Myers, "An O(ND) difference algorithm and its variations", 1986: the greedy form for few edits, else the linear-space form).
 *
 * @param removed One flag per element of `a`, set to 1 where it goes.
 * @param added One flag per element of `b`, set to 1 where it comes.
 * @param budget Diagonals and elements that may be looked at. One is a few nanoseconds.
 * @param few Edits up to which the greedy form is used. @default 500
 * @returns `false` when the budget ran out; the flags are then unfinished and of no use.
 */
export function markShortestEdits(
  a: Int32Array,
  b: Int32Array,
  removed: Uint8Array,
  added: Uint8Array,
  budget: number,
  few = FEW,
): boolean {
  return finishSteps(shortestEditSteps(a, b, removed, added, budget, few));
}

/** {@link markShortestEdits} in pieces. */
export function* shortestEditSteps(
  a: Int32Array,
  b: Int32Array,
  removed: Uint8Array,
  added: Uint8Array,
  budget: number,
  few = FEW,
): Steps<boolean> {
  const flags = { removed, added };
  const left: StepBudget = { left: budget };
  let search: MiddleSearch | null = null;
  // A stack of boxes and not recursion: nested boxes may be as many as there are edits.
  const boxes: Box[] = [{ aLow: 0, aHigh: a.length, bLow: 0, bHigh: b.length }];
  for (let box = boxes.pop(); box; box = boxes.pop()) {
    let { aLow, aHigh, bLow, bHigh } = box;
    while (aLow < aHigh && bLow < bHigh && a[aLow] === b[bLow]) {
      aLow++;
      bLow++;
    }
    while (aLow < aHigh && bLow < bHigh && a[aHigh - 1] === b[bHigh - 1]) {
      aHigh--;
      bHigh--;
    }
    if (aLow === aHigh || bLow === bHigh) {
      removed.fill(1, aLow, aHigh);
      added.fill(1, bLow, bHigh);
      continue;
    }
    // What is left of many edits after some halving is no more looked at as a whole.
    if (!search && (yield* fewEdits(a, b, { aLow, aHigh, bLow, bHigh }, flags, few, left)))
      continue;
    search ??= new MiddleSearch(a, b, left.left);
    const middle = yield* search.find({ aLow, aHigh, bLow, bHigh });
    if (!middle) return false;
    boxes.push({ aLow, aHigh: middle.a, bLow, bHigh: middle.b });
    boxes.push({ aLow: middle.a, aHigh, bLow: middle.b, bHigh });
  }
  return true;
}

const NOT_MET = Number.MIN_SAFE_INTEGER;

/**
 * Finds a point that a shortest path through a box crosses half way, walking from both corners at once.
 * Diagonal `k` holds the places with `x - k = y`; `x` counts from the walk's own corner.
 */
class MiddleSearch {
  private readonly a: Int32Array;
  private readonly b: Int32Array;
  private budget: number;
  private pauseAt: number;
  private readonly offset: number;
  // How far each diagonal got from either corner. Shared by all boxes: a round reads only what the round before wrote.
  private readonly ahead: Int32Array;
  private readonly back: Int32Array;

  constructor(a: Int32Array, b: Int32Array, budget: number) {
    this.a = a;
    this.b = b;
    this.budget = budget;
    this.pauseAt = budget - PIECE;
    this.offset = Math.ceil((a.length + b.length) / 2) + 1;
    this.ahead = new Int32Array(2 * this.offset + 1);
    this.back = new Int32Array(2 * this.offset + 1);
  }

  /** `null` when the budget is used up. Both sides of the box have elements and differ at both ends. */
  *find(box: Box): Steps<{ a: number; b: number } | null> {
    const { ahead, back, offset } = this;
    ahead[offset + 1] = 0;
    back[offset + 1] = 0;
    for (let edits = 0; this.budget >= 0; edits++) {
      if (this.budget < this.pauseAt) {
        this.pauseAt = this.budget - PIECE;
        yield;
      }
      const from = this.walkAhead(box, edits);
      if (from !== NOT_MET) {
        const x = at(ahead, offset + from);
        return { a: box.aLow + x, b: box.bLow + x - from };
      }
      const to = this.walkBack(box, edits);
      if (to !== NOT_MET) {
        const x = at(back, offset + to);
        return { a: box.aHigh - x, b: box.bHigh - x + to };
      }
    }
    return null;
  }

  /** One more edit on every diagonal, then along equal elements as far as they go; gives the diagonal that met. */
  private walkAhead(box: Box, edits: number): number {
    const { a, b, ahead, back, offset } = this;
    const width = box.aHigh - box.aLow;
    const height = box.bHigh - box.bLow;
    const delta = width - height;
    // With an odd difference of lengths the paths can only meet after a step ahead.
    const odd = (delta & 1) !== 0;
    const metLow = lowest(edits - 1, height);
    const metHigh = -lowest(edits - 1, width);
    const high = -lowest(edits, width);
    for (let k = lowest(edits, height); k <= high; k += 2) {
      const looked = follow(a, b, box, ahead, offset, k, edits);
      if (looked === 0) continue;
      this.budget -= looked;
      const x = at(ahead, offset + k);
      const met = delta - k;
      if (odd && met >= metLow && met <= metHigh && x + at(back, offset + met) >= width) return k;
    }
    return NOT_MET;
  }

  private walkBack(box: Box, edits: number): number {
    const { a, b, ahead, back, offset } = this;
    const { aLow, aHigh, bLow, bHigh } = box;
    const width = aHigh - aLow;
    const height = bHigh - bLow;
    const delta = width - height;
    const even = (delta & 1) === 0;
    const low = lowest(edits, height);
    const high = -lowest(edits, width);
    for (let k = low; k <= high; k += 2) {
      const start = entry(back, offset + k, k, edits);
      if (start < 0 || start > width || start < k || start - k > height) {
        back[offset + k] = NOWHERE;
        continue;
      }
      let i = aHigh - start;
      let j = bHigh - start + k;
      while (i > aLow && j > bLow && a[i - 1] === b[j - 1]) {
        i--;
        j--;
      }
      const x = aHigh - i;
      back[offset + k] = x;
      this.budget -= x - start + 1;
      const met = delta - k;
      if (even && met >= low && met <= high && x + at(ahead, offset + met) >= width) return k;
    }
    return NOT_MET;
  }
}

function at(reached: Int32Array, index: number): number {
  return reached[index] ?? NOWHERE;
}
