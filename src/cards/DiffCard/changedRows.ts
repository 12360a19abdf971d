import { firstWhere } from "../shared/firstWhere.ts";
import type { ChangedBlock } from "./diffTypes.ts";
import { type LinePair, pairLines } from "./pairLines.ts";
import { type WordDiff, wordDiff } from "./wordDiff.ts";

/** How the lines of a changed block belong together; found when asked for, and kept as long as the block is. */
interface Pairing {
  readonly pairs: readonly LinePair[];
  readonly words: Map<LinePair, WordDiff>;
}

const pairings = new WeakMap<ChangedBlock, Pairing>();

function pairingOf(block: ChangedBlock): Pairing {
  const known = pairings.get(block);
  if (known) return known;
  const pairing = { pairs: pairLines(block.removed, block.added), words: new Map() };
  pairings.set(block, pairing);
  return pairing;
}

const NONE: WordDiff = { removed: [], added: [] };

/** What differs between a line of a changed block and the line it is paired with. */
export function wordsOf(block: ChangedBlock, side: "removed" | "added", line: number): WordDiff {
  if (block.removed.length === 0 || block.added.length === 0) return NONE;
  const { pairs, words } = pairingOf(block);
  const pair = findPair(pairs, side === "removed" ? 0 : 1, line);
  if (!pair) return NONE;
  const known = words.get(pair);
  if (known) return known;
  const found = wordDiff(block.removed[pair[0]] ?? "", block.added[pair[1]] ?? "");
  words.set(pair, found);
  return found;
}

/** Pairs are in order on both sides. */
function findPair(pairs: readonly LinePair[], side: 0 | 1, line: number): LinePair | null {
  const pair = pairs[firstWhere(pairs.length, (at) => (pairs[at]?.[side] ?? 0) >= line)];
  return pair?.[side] === line ? pair : null;
}

/** Lines of a changed block that stand in one row of two columns; -1 where a side has none. */
export interface SplitRows {
  readonly removed: Int32Array;
  readonly added: Int32Array;
}

/**
 * Puts paired lines beside each other; what is left between two pairs fills up from the top.
 *
 * @param alike `false`: lines stand beside each other as they come, since to find pairs would take too long.
 */
export function splitRows(block: ChangedBlock, alike: boolean): SplitRows {
  const { removed, added } = block;
  const left: number[] = [];
  const right: number[] = [];
  let i = 0;
  let j = 0;
  const fill = (toRemoved: number, toAdded: number): void => {
    while (i < toRemoved || j < toAdded) {
      left.push(i < toRemoved ? i++ : -1);
      right.push(j < toAdded ? j++ : -1);
    }
  };
  const isPaired = alike && removed.length > 0 && added.length > 0;
  for (const [a, b] of isPaired ? pairingOf(block).pairs : []) {
    fill(a, b);
    fill(a + 1, b + 1);
  }
  fill(removed.length, added.length);
  return { removed: Int32Array.from(left), added: Int32Array.from(right) };
}
