"use client";
import { type RefObject, useRef } from "react";
import { layoutPixels, screenScale } from "../screenScale.ts";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import type { MeasuredSizes } from "./measuredSizes.ts";
import type { RowWindow } from "./useWindow.ts";

/** Renderings of the same rows that measuring may cause; more would be rows that grow because they are measured. */
const MAX_ROUNDS = 4;

/**
 * Measures the mounted rows (elements with `data-row`) before they are painted. Rows in view stay where they are when
 * rows above turn out to be higher or lower than thought.
 */
export function useMeasuredRows(
  scroller: RefObject<HTMLElement | null>,
  sizes: MeasuredSizes | null,
  win: RowWindow,
): void {
  const rounds = useRef({ range: win.range, left: MAX_ROUNDS });
  useIsomorphicLayoutEffect(() => {
    const node = scroller.current;
    if (!node || !sizes) return;
    const budget = rounds.current;
    if (budget.range !== win.range) rounds.current = { range: win.range, left: MAX_ROUNDS };
    else if (--budget.left < 0) return;
    const { first } = win.inView();
    const before = sizes.start(first);
    const scale = screenScale(node);
    let changed = false;
    for (const row of node.querySelectorAll<HTMLElement>("[data-row]")) {
      const height = layoutPixels(row.getBoundingClientRect().height, scale);
      if (height > 0) changed = sizes.set(Number(row.dataset.row), height) || changed;
    }
    if (changed) win.resized(sizes.start(first) - before);
  });
}
