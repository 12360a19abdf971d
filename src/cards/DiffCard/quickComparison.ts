import { type CompareOptions, type Comparison, compareSteps } from "./compareTexts.ts";
import { finishSteps } from "./steps.ts";
import type { TextPair } from "./textDiff.ts";

/** What may be compared while a card is drawn: a few milliseconds on a slow machine. */
const QUICK_LINES = 4_000;
const QUICK_UNITS = 400_000;
const QUICK_STEPS = 400_000;

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
  if (before.text.length + after.text.length > 8 * QUICK_UNITS) return null;
  const tooLong = Math.max(before.lines.length, after.lines.length) > QUICK_LINES;
  if (ignoreSpace && tooLong) return null;
  const comparison = finishSteps(
    compareSteps(before, after, {
      ignoreSpace,
      lines: Math.min(lines, QUICK_LINES),
      units: Math.min(units, QUICK_UNITS),
      steps: QUICK_STEPS,
    }),
  );
  return comparison.coarse ? null : comparison;
}
