"use client";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";

/** Narrowest column that a reader may make, in pixels. */
const LEAST = 40;
/** Widest one. */
const MOST = 2000;

export interface ColumnWidths {
  /** Pixels of every column; `null` while the browser decides by content. */
  readonly list: readonly number[] | null;
  /** Some column has been sized by hand: the table is as wide as its columns. */
  readonly isSized: boolean;
  /** Makes a column so many pixels wide, within reason. */
  readonly resize: (column: number, px: number) => void;
}

/**
 * Widths that stay while rows come and go. The browser lays the first rows out by their content; what it found is then
 * kept, until the box around changes its width or the columns are others.
 *
 * @param given widths known without the browser, for tables with many columns.
 * @param key changes when the columns are others.
 */
export function useColumnWidths(
  scroller: RefObject<HTMLElement | null>,
  given: readonly number[] | null,
  key: unknown,
): ColumnWidths {
  const [sized, setSized] = useState<{ key: unknown; list: readonly number[] } | null>(null);
  const [found, setFound] = useState<{ key: unknown; list: readonly number[] } | null>(null);
  const own = sized !== null && sized.key === key ? sized.list : null;
  const list = own ?? given ?? (found !== null && found.key === key ? found.list : null);
  const isOpen = list === null;

  useIsomorphicLayoutEffect(() => {
    if (!isOpen) return;
    const widths = headWidths(scroller.current);
    if (widths.some((width) => width > 0)) setFound({ key, list: widths });
  }, [isOpen, scroller, key]);

  useEffect(() => {
    const node = scroller.current;
    if (!node || given || typeof ResizeObserver === "undefined") return;
    let width = node.clientWidth;
    const observer = new ResizeObserver(() => {
      if (Math.abs(node.clientWidth - width) < 1) return;
      width = node.clientWidth;
      setFound(null);
    });
    observer.observe(node);
    // Text is laid out anew when the page's own typeface arrives.
    void document.fonts?.ready.then(() => setFound(null));
    return () => observer.disconnect();
  }, [scroller, given]);

  const resize = useCallback(
    (column: number, px: number) => {
      const widths = list ?? headWidths(scroller.current);
      const width = Math.round(Math.max(LEAST, Math.min(px, MOST)));
      setSized({ key, list: widths.map((old, at) => (at === column ? width : old)) });
    },
    [list, scroller, key],
  );
  return { list, isSized: own !== null, resize };
}

function headWidths(scroller: HTMLElement | null): readonly number[] {
  const cells = scroller?.querySelectorAll("thead > tr > th") ?? [];
  return [...cells].map((cell) => cell.getBoundingClientRect().width);
}
