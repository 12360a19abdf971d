"use client";
import { type RefObject, useRef, useState } from "react";
import { screenScale } from "../screenScale.ts";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import { type CutName, cutMiddle } from "./cutMiddle.ts";
import { observeWidth } from "./observeWidth.ts";
import { textWidth } from "./textWidth.ts";

/**
 * How to cut a name so that it fits its box, measured before the first paint and again when the box or
 * the fonts change. `null` while it fits, and on the server.
 */
export function useCutName(name: string): {
  readonly ref: RefObject<HTMLSpanElement | null>;
  readonly cut: CutName | null;
} {
  const ref = useRef<HTMLSpanElement>(null);
  const [cut, setCut] = useState<CutName | null>(null);
  useIsomorphicLayoutEffect(() => {
    const box = ref.current;
    if (box === null) return;
    const measure = (): void => {
      const available = box.getBoundingClientRect().width / screenScale(box);
      const width = available > 0 ? textWidth(box) : null;
      const next = width === null ? null : cutMiddle(name, available, width);
      setCut((last) => (last?.head === next?.head && last?.tail === next?.tail ? last : next));
    };
    measure();
    return observeWidth(box, measure);
  }, [name]);
  return { ref, cut };
}
