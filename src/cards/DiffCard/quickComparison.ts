import { type CompareOptions, type Comparison, compareSteps } from "./compareTexts.ts";
import { finishSteps } from "./steps.ts";
import type { TextPair } from "./textDiff.ts";

/**
 * What may be compared while a card is drawn. It takes less than a card that says "Comparing" and is drawn again: a worker has to
 * start, and both texts and the result to travel.
 */
const QUICK_LINES = 12_000;
const QUICK_UNITS = 1_200_000;
const QUICK_STEPS = 400_000;
/** Both texts, whose equal ends are looked for first. */
const ALL_UNITS = 3_200_000;

/**
 * The comparison of texts that are short, or nearly the same; so that a server can render them. What a longer search may
 * make better is left to the background.
 *
 * @returns `null` when it is too much for a moment.
 */
export function quickComparison(
  { before, after }: TextPair,
  { lines = QUICK_LINES, units = QUICK_UNITS, ignoreSpace = false }: CompareOptions,
): Comparison | null {
  if (before.text.length + after.text.length > ALL_UNITS) return null;
  const tooLong = Math.max(before.lines.length, after.lines.length) > QUICK_LINES;
  if (ignoreSpace && tooLong) return null;
  const most = Math.min(units, QUICK_UNITS);
  const fits = Math.max(before.text.length, after.text.length) <= most;
  const comparison = finishSteps(
    compareSteps(before, after, {
      ignoreSpace,
      lines: Math.min(lines, QUICK_LINES),
      units: fits ? Number.POSITIVE_INFINITY : most,
      steps: QUICK_STEPS,
    }),
  );
  return comparison.coarse ? null : comparison;
}
