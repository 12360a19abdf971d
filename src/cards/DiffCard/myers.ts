import { at, type Box, follow, lowest } from "./diagonals.ts";
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

/** A walk from one corner of a box, in elements counted from that corner. */
interface Walk {
  readonly a: Int32Array;
  readonly b: Int32Array;
  // How far each diagonal got. Shared by all boxes: a round reads only what the round before wrote.
  readonly reached: Int32Array;
}

/**
 * Finds a point that a shortest path through a box crosses half way, walking from both corners at once.
 * Diagonal `k` holds the places with `x - k = y`; `x` counts from the walk's own corner.
 */
class MiddleSearch {
  private budget: number;
  private pauseAt: number;
  private readonly offset: number;
  private readonly ahead: Walk;
  /** The same walk over both sides turned round. */
  private readonly back: Walk;

  constructor(a: Int32Array, b: Int32Array, budget: number) {
    this.budget = budget;
    this.pauseAt = budget - PIECE;
    this.offset = Math.ceil((a.length + b.length) / 2) + 1;
    const size = 2 * this.offset + 1;
    this.ahead = { a, b, reached: new Int32Array(size) };
    this.back = { a: a.slice().reverse(), b: b.slice().reverse(), reached: new Int32Array(size) };
  }

  /** `null` when the budget is used up. Both sides of the box have elements and differ at both ends. */
  *find(box: Box): Steps<{ a: number; b: number } | null> {
    const { ahead, back, offset } = this;
    const turned = {
      aLow: ahead.a.length - box.aHigh,
      aHigh: ahead.a.length - box.aLow,
      bLow: ahead.b.length - box.bHigh,
      bHigh: ahead.b.length - box.bLow,
    };
    const delta = box.aHigh - box.aLow - (box.bHigh - box.bLow);
    // With an odd difference of lengths the paths can only meet after a step ahead, else after one back.
    const isOdd = (delta & 1) !== 0;
    ahead.reached[offset + 1] = 0;
    back.reached[offset + 1] = 0;
    for (let edits = 0; this.budget >= 0; edits++) {
      if (this.budget < this.pauseAt) {
        this.pauseAt = this.budget - PIECE;
        yield;
      }
      const from = this.walk(ahead, box, edits, isOdd ? back : null, edits - 1);
      if (from !== NOT_MET) {
        const x = at(ahead.reached, offset + from);
        return { a: box.aLow + x, b: box.bLow + x - from };
      }
      const to = this.walk(back, turned, edits, isOdd ? null : ahead, edits);
      if (to !== NOT_MET) {
        const x = at(back.reached, offset + to);
        return { a: box.aHigh - x, b: box.bHigh - x + to };
      }
    }
    return null;
  }

  /**
   * One more edit on every diagonal, then along equal elements as far as they go; gives the diagonal that met.
   * @param other the walk from the other corner, where the two can meet now; it has made `made` edits.
   */
  private walk(
    { a, b, reached }: Walk,
    box: Box,
    edits: number,
    other: Walk | null,
    made: number,
  ): number {
    const { offset } = this;
    const width = box.aHigh - box.aLow;
    const height = box.bHigh - box.bLow;
    const metLow = lowest(made, height);
    const metHigh = -lowest(made, width);
    const high = -lowest(edits, width);
    for (let k = lowest(edits, height); k <= high; k += 2) {
      const looked = follow(a, b, box, reached, offset, k, edits);
      if (looked === 0) continue;
      this.budget -= looked;
      const met = width - height - k;
      if (!other || met < metLow || met > metHigh) continue;
      if (at(reached, offset + k) + at(other.reached, offset + met) >= width) return k;
    }
    return NOT_MET;
  }
}
