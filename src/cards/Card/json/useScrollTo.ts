"use client";
import type { RefObject } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import type { JsonRows } from "./JsonRows.ts";

/** Brings the node that was gone to into view once its row is there. */
export function useScrollTo(
  to: RefObject<number | null>,
  rows: JsonRows,
  scrollTo: (row: number) => void,
): void {
  useIsomorphicLayoutEffect(() => {
    const node = to.current;
    if (node === null) return;
    to.current = null;
    const row = rows.row(node);
    if (row >= 0) scrollTo(row);
  });
}
