"use client";
import { useEffect, useState } from "react";
import { chunk } from "../shared/chunk.ts";
import type { HiddenAtStart } from "./hiddenAtStart.ts";

const slices = chunk(() => import("./hiddenSlices.ts"));

/** How many hidden characters a text has. */
export interface HiddenCount {
  readonly count: number;
  /** Not all of the text has been looked at. */
  readonly isLeast: boolean;
}

/**
 * Hidden characters of a whole text: those of its beginning at once, the others once the page is idle.
 * @param isTerminal terminal codes are not shown, so they are not counted.
 */
export function useHiddenCount(
  text: string,
  start: HiddenAtStart,
  isTerminal: boolean,
): HiddenCount {
  return useCountedLater(text, start, countLater, isTerminal);
}

function countLater(
  text: string,
  isTerminal: boolean,
  onCounted: (count: number) => void,
): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  slices.load().then(
    ({ countWhenIdle }) => {
      if (isWanted) stop = countWhenIdle(text, isTerminal, onCounted);
    },
    // "At least" stays true.
    () => undefined,
  );
  return () => {
    isWanted = false;
    stop?.();
  };
}

/**
 * What is known of a text's hidden characters at once, and all of them when they are counted.
 * @param count counts them with `by` and gives their number once; returns what ends it before.
 */
export function useCountedLater<By>(
  text: string,
  { hidden, isCounted }: HiddenAtStart,
  count: (text: string, by: By, onCounted: (count: number) => void) => () => void,
  by: By,
): HiddenCount {
  const [whole, setWhole] = useState<{ readonly text: string; readonly count: number } | null>(
    null,
  );
  useEffect(
    () => (isCounted ? undefined : count(text, by, (found) => setWhole({ text, count: found }))),
    [text, isCounted, count, by],
  );
  const all = isCounted ? hidden : whole?.text === text ? whole.count : null;
  return { count: all ?? hidden, isLeast: all === null };
}
