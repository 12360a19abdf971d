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
      const scale = screenScale(box);
      const available = box.getBoundingClientRect().width / scale;
      const width = available > 0 && wholeWidth(box) / scale > available ? textWidth(box) : null;
      const next = width === null ? null : cutMiddle(name, available, width);
      setCut((last) => (last?.head === next?.head && last?.tail === next?.tail ? last : next));
    };
    return observeWidth(box, measure);
  }, [name]);
  return { ref, cut };
}

/** Pixels on the screen that the whole name takes, which keeps its layout when it is cut. */
function wholeWidth(box: HTMLElement): number {
  const name = document.createRange();
  name.selectNodeContents(box.firstElementChild ?? box);
  return name.getBoundingClientRect().width;
}
