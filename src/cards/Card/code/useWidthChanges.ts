"use client";
import { type RefObject, useState } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";

/** How often the width of an element has changed since it was first measured. `null`: nobody asks. */
export function useWidthChanges(element: RefObject<HTMLElement | null> | null): number {
  const [changes, setChanges] = useState(0);
  useIsomorphicLayoutEffect(() => {
    const node = element?.current;
    if (!node || typeof ResizeObserver === "undefined") return;
    let width = node.clientWidth;
    const observer = new ResizeObserver(() => {
      if (node.clientWidth === width) return;
      width = node.clientWidth;
      setChanges((n) => n + 1);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return changes;
}
