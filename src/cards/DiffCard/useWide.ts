"use client";
import { type RefObject, useState } from "react";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";

/**
 * Whether an element is at least so many pixels wide, for as long as anybody asks. `false` where nothing can be measured; kept
 * while it is hidden.
 */
export function useWide(
  element: RefObject<HTMLElement | null>,
  least: number,
  isAsked: boolean,
): boolean {
  const [wide, setWide] = useState(false);
  useIsomorphicLayoutEffect(() => {
    const node = element.current;
    if (!isAsked || !node || typeof ResizeObserver === "undefined") return;
    const measure = (): void => {
      const width = node.clientWidth;
      if (width > 0) setWide(width >= least);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element, least, isAsked]);
  return isAsked && wide;
}
