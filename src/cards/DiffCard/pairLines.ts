/** A removed line and the added line that it became; both count from 0. */
export type LinePair = readonly [removed: number, added: number];

/** Comparisons of two lines that one block may cost; larger blocks pair line by line from the top. */
const MAX_COMPARED = 1_024;
/** A longer line is compared by its start. */
const COMPARED_UNITS = 300;
/** Lines below this likeness (0 to 1) are no pair. */
const LEAST_ALIKE = 0.4;

/**
 * Which removed line became which added one, in order. With as many of both they pair from the top; else the likeness of
 * all pairs together is the greatest there is.
 */
export function pairLines(
  removed: readonly string[],
  added: readonly string[],
): readonly LinePair[] {
  const shorter = Math.min(removed.length, added.length);
  if (removed.length === added.length || removed.length * added.length > MAX_COMPARED)
    return Array.from({ length: shorter }, (_, i) => [i, i]);
  const left = removed.map(wordsOf);
  const right = added.map(wordsOf);
  const width = right.length + 1;
  const best = new Float64Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--)
      best[i * width + j] = Math.max(
        at(best, (i + 1) * width + j),
        at(best, i * width + j + 1),
        at(best, (i + 1) * width + j + 1) + likeness(left[i], right[j]),
      );
  const pairs: LinePair[] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    const here = at(best, i * width + j);
    const like = likeness(left[i], right[j]);
    if (like > 0 && here === at(best, (i + 1) * width + j + 1) + like) pairs.push([i++, j++]);
    else if (here === at(best, (i + 1) * width + j)) i++;
    else j++;
  }
  return pairs;
}

function at(values: Float64Array, index: number): number {
  return values[index] ?? 0;
}

/** How often each word is in a line. */
type Words = ReadonlyMap<string, number>;

function wordsOf(line: string): Words {
  const counts = new Map<string, number>();
  for (const [word] of line.slice(0, COMPARED_UNITS).matchAll(/[\p{L}\p{N}_$]+|[^\s]/gu))
    counts.set(word, (counts.get(word) ?? 0) + word.length);
  return counts;
}

/** Share of the letters of both lines that is in words of both; 0 for lines that are not alike. */
function likeness(a: Words | undefined, b: Words | undefined): number {
  if (!a || !b) return 0;
  let same = 0;
  let all = 0;
  for (const [word, units] of a) {
    same += Math.min(units, b.get(word) ?? 0);
    all += units;
  }
  for (const units of b.values()) all += units;
  const share = all === 0 ? 1 : (2 * same) / all;
  return share < LEAST_ALIKE ? 0 : share;
}
