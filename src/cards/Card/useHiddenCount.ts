"use client";
import { useEffect, useState } from "react";
import { whenIdle } from "../shared/whenIdle.ts";
import { type HiddenAtStart, hiddenSlices } from "./hiddenSlices.ts";

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
    const slices = hiddenSlices(text, isTerminal);
    let count = 0;
    const next = (): void => {
      const { done, value } = slices.next();
      if (done) {
        setWhole({ text, count });
        return;
      }
      count = value;
      stop = whenIdle(next);
    };
    let stop = whenIdle(next);
    return () => stop();
  }, [text, isCounted, isTerminal]);
  if (isCounted) return { count: hidden, isLeast: false };
  return whole?.text === text
    ? { count: whole.count, isLeast: false }
    : { count: hidden, isLeast: true };
}
