"use client";
import { type RefObject, useState } from "react";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { useLineHeight } from "../shared/useLineHeight.ts";
import type { RowHeights } from "./diffSizes.ts";

/** Pixels of a bar for a mouse; a finger gets more. */
const BAR = 28;

/** Heights of a line and of a bar as the sheet and the host make them. Read before the first paint. */
export function useRowHeights(table: RefObject<HTMLElement | null>): RowHeights {
  const line = useLineHeight(table);
  const [bar, setBar] = useState(BAR);
  useIsomorphicLayoutEffect(() => {
    const box = table.current;
    const height = box?.querySelector(".ac-hunk")?.getBoundingClientRect().height;
    if (box && height) setBar(layoutPixels(height, screenScale(box)));
  });
  return { line, bar };
}
