import { at, type Box, follow, isDown, lowest, NOWHERE } from "./diagonals.ts";
import type { Steps } from "./steps.ts";

const ARRIVED = -1;

/** What a search may look at, counted down as it looks. */
export interface StepBudget {
  left: number;
}

/**
 * Marks the shortest edit script of a box when it has at most `few` edits (Myers' greedy search: every round is kept, so that
 * the way back is known). Time grows with the box and the square of the edits; memory with that square.
 *
 * @param a Both sides have elements, and differ at both ends.
 * @returns `false`: there are more edits, or the budget ran out. Nothing is marked then.
 */
export function* fewEdits(
  a: Int32Array,
  b: Int32Array,
  box: Box,
  flags: { readonly removed: Uint8Array; readonly added: Uint8Array },
  few: number,
  budget: StepBudget,
): Steps<boolean> {
  const size = box.aHigh - box.aLow + box.bHigh - box.bLow;
  const most = Math.min(few, size);
  const reached = new Int32Array(2 * most + 3).fill(NOWHERE);
  const offset = most + 1;
  const rounds: Int32Array[] = [];
  reached[offset + 1] = 0;
  for (let edits = 0; edits <= most && budget.left >= 0; edits++) {
    const steps = walk(a, b, box, reached, offset, edits);
    if (steps === ARRIVED) {
      markWay(box, rounds, edits, flags.removed, flags.added);
      return true;
    }
    budget.left -= steps;
    if (edits === LOOK && furthest(reached, offset, edits) * most < size * edits * HOPELESS)
      return false;
    rounds.push(reached.slice(offset - edits, offset + edits + 1));
    if (edits % ROUNDS === 0) yield;
  }
  return false;
}

/** After so many edits it shows how far each of them leads; the search ends when the rest would need far more than there may be. */
const LOOK = 64;
const HOPELESS = 0.6;

/** Elements of both sides that lie behind the path that got furthest. */
function furthest(reached: Int32Array, offset: number, edits: number): number {
  let most = 0;
  for (let k = -edits; k <= edits; k += 2) {
    const x = at(reached, offset + k);
    if (x >= 0) most = Math.max(most, 2 * x - k);
  }
  return most;
}

/** Rounds before the work may be left for a moment. */
const ROUNDS = 20;

/** One more edit on every diagonal, then along equal elements as far as they go. @returns what was looked at, or `ARRIVED` */
function walk(
  a: Int32Array,
  b: Int32Array,
  box: Box,
  reached: Int32Array,
  offset: number,
  edits: number,
): number {
  const width = box.aHigh - box.aLow;
  const height = box.bHigh - box.bLow;
  const end = -lowest(edits, width);
  let steps = 0;
  for (let k = lowest(edits, height); k <= end; k += 2) {
    steps += follow(a, b, box, reached, offset, k, edits);
    if (k === width - height && at(reached, offset + k) === width) return ARRIVED;
  }
  return steps;
}

/** From the end back to the start. */
function markWay(
  { aLow, aHigh, bLow, bHigh }: Box,
  rounds: readonly Int32Array[],
  last: number,
  removed: Uint8Array,
  added: Uint8Array,
): void {
  let k = aHigh - aLow - (bHigh - bLow);
  for (let edits = last; edits > 0; edits--) {
    const before = rounds[edits - 1];
    const below = before?.[k - 1 + edits - 1] ?? NOWHERE;
    const above = before?.[k + 1 + edits - 1] ?? NOWHERE;
    if (isDown(k, edits, below, above)) {
      k += 1;
      added[bLow + above - k] = 1;
    } else {
      k -= 1;
      removed[aLow + below] = 1;
    }
  }
}
