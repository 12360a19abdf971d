"use client";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { useIsHydrating } from "./useIsHydrating.ts";

/** Narrowest column that a reader may make, in pixels. */
const LEAST = 40;
/** Widest one. */
const MOST = 2000;

export interface ColumnWidths {
  /** Pixels of every column; `null` while they are not known. */
  readonly list: readonly number[] | null;
  /** Some column has been sized by hand: the table is as wide as its columns. */
  readonly isSized: boolean;
  /** Makes a column so many pixels wide, within reason. */
  readonly resize: (column: number, px: number) => void;
  /** Takes what was measured; `null` while the browser has laid out the columns itself. */
  readonly onMeasure: ((widths: readonly number[]) => void) | null;
}

interface Found {
  readonly key: unknown;
  readonly list: readonly number[];
}

/**
 * Widths that stay while rows come and go. They are measured on the first rows, or taken from the layout of a table that
 * came from a server, and kept until the box around changes its width or the columns are others.
 *
 * @param given widths known without the browser, for tables with many columns.
 * @param key changes when the data are others: what was measured is forgotten.
 * @param columns changes when the columns are others: what was sized by hand is forgotten, too.
 */
export function useColumnWidths(
  scroller: RefObject<HTMLElement | null>,
  given: readonly number[] | null,
  key: unknown,
  columns: unknown,
): ColumnWidths {
  const [sized, setSized] = useState<Found | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const isHydrating = useIsHydrating();
  const own = sized !== null && sized.key === columns ? sized.list : null;
  const list = own ?? given ?? (found !== null && found.key === key ? found.list : null);
  const isOpen = list === null;

  useIsomorphicLayoutEffect(() => {
    if (isOpen && isHydrating) setFound({ key, list: headWidths(scroller.current) });
  }, [isOpen, isHydrating, scroller, key]);
  useReset(scroller, given === null, setFound);

  const onMeasure = useCallback(
    (widths: readonly number[]) => setFound({ key, list: widths }),
    [key],
  );
  const resize = useCallback(
    (column: number, px: number) => {
      const widths = list ?? headWidths(scroller.current);
      const width = Math.round(Math.max(LEAST, Math.min(px, MOST)));
      setSized({ key: columns, list: widths.map((old, at) => (at === column ? width : old)) });
    },
    [list, scroller, columns],
  );
  return { list, isSized: own !== null, resize, onMeasure: isHydrating ? null : onMeasure };
}

/** Forgets what was measured when the box becomes wider or narrower, and when a typeface arrives. */
function useReset(
  scroller: RefObject<HTMLElement | null>,
  isWanted: boolean,
  setFound: (found: null) => void,
): void {
  useEffect(() => {
    const node = scroller.current;
    if (!node || !isWanted || typeof ResizeObserver === "undefined") return;
    // The observer speaks first once all is laid out: asking now would do it twice.
    let width: number | null = null;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = node.clientWidth;
      if (before !== null && Math.abs(width - before) >= 1) setFound(null);
    });
    observer.observe(node);
    const forget = (): void => setFound(null);
    document.fonts?.addEventListener("loadingdone", forget);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", forget);
    };
  }, [scroller, isWanted, setFound]);
}

function headWidths(scroller: HTMLElement | null): readonly number[] {
  const cells = scroller?.querySelectorAll("thead > tr > th") ?? [];
  const scale = scroller ? screenScale(scroller) : 1;
  return [...cells].map((cell) => layoutPixels(cell.getBoundingClientRect().width, scale));
}
