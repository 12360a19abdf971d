"use client";
import { type RefObject, useState } from "react";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";

/** Of visual.md; a host's larger type makes rows higher. */
const USUAL = 32;

/** Height of the rows of a table in pixels, measured once there is one. All of them have the same. */
export function useRowHeight(scroller: RefObject<HTMLElement | null>, key: unknown): number {
  const [height, setHeight] = useState(USUAL);
  useIsomorphicLayoutEffect(() => {
    const box = scroller.current;
    const rows = box?.querySelectorAll("tbody > tr[data-row]");
    // The first of two: the last row has no line under it.
    const px = rows && rows.length > 1 ? (rows[0]?.getBoundingClientRect().height ?? 0) : 0;
    if (box && px > 0) setHeight(layoutPixels(px, screenScale(box)));
  }, [scroller, key]);
  return height;
}
