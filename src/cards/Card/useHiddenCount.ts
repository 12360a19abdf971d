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
  { hidden, isCounted }: HiddenAtStart,
  isTerminal: boolean,
): HiddenCount {
  const [whole, setWhole] = useState<{ readonly text: string; readonly count: number } | null>(
    null,
  );
  useEffect(() => {
    if (isCounted) return;
    let stop: (() => void) | null = null;
    let isWanted = true;
    slices.load().then(
      ({ countWhenIdle }) => {
        if (isWanted) stop = countWhenIdle(text, isTerminal, (count) => setWhole({ text, count }));
      },
      // "At least" stays true.
      () => undefined,
    );
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [text, isCounted, isTerminal]);
  if (isCounted) return { count: hidden, isLeast: false };
  return whole?.text === text
    ? { count: whole.count, isLeast: false }
    : { count: hidden, isLeast: true };
}
