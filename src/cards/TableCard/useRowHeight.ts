"use client";
import { type RefObject, useState } from "react";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";

/** Of visual.md; a host's larger type makes rows higher. */
const USUAL = 32;

/**
 * Height of the rows of a table in pixels: all of them have the same. Read once there is one, or told.
 *
 * @param isTold somebody else measures the columns, and will say how high a row is.
 */
export function useRowHeight(
  scroller: RefObject<HTMLElement | null>,
  key: unknown,
  isTold: boolean,
): readonly [number, (px: number) => void] {
  const [height, setHeight] = useState(USUAL);
  useIsomorphicLayoutEffect(() => {
    const box = scroller.current;
    const rows = isTold ? null : box?.querySelectorAll("tbody > tr[data-row]");
    // The first of two: the last row has no line under it.
    const px = rows && rows.length > 1 ? (rows[0]?.getBoundingClientRect().height ?? 0) : 0;
    if (box && px > 0) setHeight(layoutPixels(px, screenScale(box)));
  }, [scroller, key, isTold]);
  return [height, setHeight];
}
