"use client";
import { type RefObject, useState } from "react";
import { screenScale } from "./screenScale.ts";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/** Lines that a clip may show while closed; each has its height in the sheet. */
export type ClipLines = 12 | 16 | 20;

/** What a button hides must be worth more than the button's own height. */
const SLACK_LINES = 2;
/** Padding of the content and a rounding error, in pixels. */
const PADDING = 24;

/** Whether so many rows are cut. */
export function isTall(rows: number, lines: number): boolean {
  return rows > lines + SLACK_LINES;
}

/**
 * Whether the first child of a box is higher than some lines and the slack. Measured unless `isKnown`, and again at every
 * change of its size; `estimate` until then, and where nothing has a layout.
 *
 * @param isKnown it is open, or cut whatever its height.
 */
export function useTall(
  box: RefObject<HTMLElement | null>,
  lines: number,
  estimate: boolean,
  isKnown: boolean,
): boolean {
  const [tall, setTall] = useState<boolean | null>(null);
  useIsomorphicLayoutEffect(() => {
    const node = box.current;
    const content = node?.firstElementChild;
    if (!node || !content || isKnown) return;
    const measure = (): void => {
      const height = content.getBoundingClientRect().height / screenScale(node);
      if (height === 0) return;
      const line = Number.parseFloat(getComputedStyle(content).lineHeight) || 20;
      const measured = height > (lines + SLACK_LINES) * line + PADDING;
      // What is as it was drawn draws nothing again.
      setTall((known) => (measured === (known ?? estimate) ? known : measured));
    };
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(measure);
    observer.observe(content);
    return () => observer.disconnect();
  }, [box, lines, estimate, isKnown]);
  return tall ?? estimate;
}
