"use client";
import type { RefObject } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import type { RowAlign } from "../../shared/window/windowParts.ts";
import type { JsonRows } from "./JsonRows.ts";

/** A node to bring into view. */
export interface Shown {
  readonly node: number;
  readonly align: RowAlign;
}

/** Brings the node that was gone to into view once its row is there. */
export function useScrollTo(
  to: RefObject<Shown | null>,
  rows: JsonRows,
  scrollTo: (row: number, align: RowAlign) => void,
): void {
  useIsomorphicLayoutEffect(() => {
    const shown = to.current;
    if (shown === null) return;
    to.current = null;
    const row = rows.row(shown.node);
    if (row >= 0) scrollTo(row, shown.align);
  });
}
