"use client";
import { type RefObject, useState } from "react";
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
    const node = table.current?.querySelector(".ac-hunk");
    const height = node?.getBoundingClientRect().height;
    if (height) setBar(height);
  });
  return { line, bar };
}
