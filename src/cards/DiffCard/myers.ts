/**
 * Marks the elements that a shortest edit script removes from `a` and adds to `b`
 * (Myers, "An O(ND) difference algorithm and its variations", 1986: the linear-space form).
 *
 * @param removed One flag per element of `a`, set to 1 where it goes.
 * @param added One flag per element of `b`, set to 1 where it comes.
 * @param budget Diagonals and elements that may be looked at. One is a few nanoseconds.
 * @returns `false` when the budget ran out; the flags are then unfinished and of no use.
 */
export function markShortestEdits(
  a: Int32Array,
  b: Int32Array,
  removed: Uint8Array,
  added: Uint8Array,
  budget: number,
): boolean {
  const search = new MiddleSearch(a, b, budget);
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
    const middle = search.find({ aLow, aHigh, bLow, bHigh });
    if (!middle) return false;
    boxes.push({ aLow, aHigh: middle.a, bLow, bHigh: middle.b });
    boxes.push({ aLow: middle.a, aHigh, bLow: middle.b, bHigh });
  }
  return true;
}

interface Box {
  readonly aLow: number;
  readonly aHigh: number;
  readonly bLow: number;
  readonly bHigh: number;
}

/**
 * Finds a point that a shortest path through a box crosses half way, walking from both corners at once.
 * Diagonal `k` holds the places with `x - k = y`; `x` counts from the walk's own corner.
 */
class MiddleSearch {
  private readonly a: Int32Array;
  private readonly b: Int32Array;
  private budget: number;
  private readonly offset: number;
  // How far each diagonal got from either corner. Shared by all boxes: a round reads only what the round before wrote.
  private readonly forward: Int32Array;
  private readonly backward: Int32Array;

  constructor(a: Int32Array, b: Int32Array, budget: number) {
    this.a = a;
    this.b = b;
    this.budget = budget;
    this.offset = Math.ceil((a.length + b.length) / 2) + 1;
    this.forward = new Int32Array(2 * this.offset + 1);
    this.backward = new Int32Array(2 * this.offset + 1);
  }

  /** `null` when the budget is used up. Both sides of the box have elements and differ at both ends. */
  find(box: Box): { a: number; b: number } | null {
    const { forward, backward, offset } = this;
    const width = box.aHigh - box.aLow;
    const height = box.bHigh - box.bLow;
    const delta = width - height;
    const odd = (delta & 1) !== 0;
    forward[offset + 1] = 0;
    backward[offset + 1] = 0;
    for (let edits = 0; this.budget >= 0; edits++) {
      // Diagonals outside these bounds have left the box and cannot come back.
      const low = lowest(edits, height);
      const high = -lowest(edits, width);
      for (let k = low; k <= high; k += 2) {
        const x = this.step(forward, k, edits, box, true);
        const met = delta - k;
        if (!odd || x < 0 || met < lowest(edits - 1, height) || met > -lowest(edits - 1, width))
          continue;
        const back = backward[offset + met] ?? NOWHERE;
        if (back >= 0 && x + back >= width) return { a: box.aLow + x, b: box.bLow + x - k };
      }
      for (let k = low; k <= high; k += 2) {
        const x = this.step(backward, k, edits, box, false);
        const met = delta - k;
        if (odd || x < 0 || met < low || met > high) continue;
        const front = forward[offset + met] ?? NOWHERE;
        if (front >= 0 && x + front >= width) return { a: box.aHigh - x, b: box.bHigh - (x - k) };
      }
    }
    return null;
  }

  /** One more edit onto diagonal `k`, then along equal elements as far as they go. Negative: no place in the box. */
  private step(reached: Int32Array, k: number, edits: number, box: Box, ahead: boolean): number {
    const at = this.offset + k;
    const below = reached[at - 1] ?? NOWHERE;
    const above = reached[at + 1] ?? NOWHERE;
    const start = k === -edits || (k !== edits && below < above) ? above : below + 1;
    const width = box.aHigh - box.aLow;
    const height = box.bHigh - box.bLow;
    if (start < 0 || start > width || start < k || start - k > height) {
      reached[at] = NOWHERE;
      return NOWHERE;
    }
    const x = start + (ahead ? this.runAhead(start, k, box) : this.runBack(start, k, box));
    reached[at] = x;
    this.budget -= x - start + 1;
    return x;
  }

  private runAhead(x: number, k: number, box: Box): number {
    let i = box.aLow + x;
    let j = box.bLow + x - k;
    while (i < box.aHigh && j < box.bHigh && this.a[i] === this.b[j]) {
      i++;
      j++;
    }
    return i - box.aLow - x;
  }

  private runBack(x: number, k: number, box: Box): number {
    let i = box.aHigh - x;
    let j = box.bHigh - (x - k);
    while (i > box.aLow && j > box.bLow && this.a[i - 1] === this.b[j - 1]) {
      i--;
      j--;
    }
    return box.aHigh - x - i;
  }
}

// Two below zero: one step on from it is still no place.
const NOWHERE = -2;

/** First diagonal that `edits` edits reach in a box so many elements long on that side. */
function lowest(edits: number, length: number): number {
  return -edits + 2 * Math.max(0, edits - length);
}
