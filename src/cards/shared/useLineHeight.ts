"use client";
import { type RefObject, useState } from "react";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/** Height of a line without a scale, in pixels. */
const LINE = 20;

/** Pixels of one line in an element, which a host may scale. Read before the first paint. */
export function useLineHeight(element: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(LINE);
  useIsomorphicLayoutEffect(() => {
    const read = element.current && Number.parseFloat(getComputedStyle(element.current).lineHeight);
    if (read) setHeight(read);
  }, [element]);
  return height;
}
