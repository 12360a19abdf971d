"use client";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";

/** Narrowest column that a reader may make, in pixels. */
const LEAST = 40;
/** Widest one. */
const MOST = 2000;

export interface ColumnWidths {
  /** Pixels of every column; `null` where the table finds them on its first rows. */
  readonly list: readonly number[] | null;
  /** Some column has been sized by hand: the table is as wide as its columns. */
  readonly isSized: boolean;
  /** Makes a column so many pixels wide, within reason. */
  readonly resize: (column: number, px: number) => void;
  /** Another value when what the table has found no longer holds. */
  readonly round: object;
}

interface Sized {
  readonly columns: unknown;
  readonly list: readonly number[];
}

/**
 * Widths that stay while rows come and go: those given, or set by hand, or found by the table itself and kept until the
 * box around changes its width or the data are others. What it finds is no state: nothing is drawn anew for it.
 *
 * @param given widths known without the browser, for tables with many columns.
 * @param columns changes when the columns are others: what was sized by hand is forgotten.
 */
export function useColumnWidths(
  scroller: RefObject<HTMLElement | null>,
  given: readonly number[] | null,
  columns: unknown,
): ColumnWidths {
  const [sized, setSized] = useState<Sized | null>(null);
  const [round, setRound] = useState<object>(NO_ROUND);
  const own = sized !== null && sized.columns === columns ? sized.list : null;
  const list = own ?? given;
  useReset(scroller, given === null, setRound);

  const resize = useCallback(
    (column: number, px: number) => {
      const widths = list ?? headWidths(scroller.current);
      const width = Math.round(Math.max(LEAST, Math.min(px, MOST)));
      setSized({ columns, list: widths.map((old, at) => (at === column ? width : old)) });
    },
    [list, scroller, columns],
  );
  return { list, isSized: own !== null, resize, round };
}

/** A table whose columns have widths. */
const FOUND = ".ac-t-fixed";

const NO_ROUND = {};

/** Forgets what was found when the box becomes wider or narrower, and when a typeface arrives. */
function useReset(
  scroller: RefObject<HTMLElement | null>,
  isWanted: boolean,
  setRound: (round: object) => void,
): void {
  useEffect(() => {
    const node = scroller.current;
    if (!node || !isWanted || typeof ResizeObserver === "undefined") return;
    // The observer speaks first once all is laid out: asking now would do it twice. A table that was out of sight until
    // then could find nothing.
    let width: number | null = null;
    const observer = new ResizeObserver(() => {
      const before = width;
      width = node.clientWidth;
      const isOther = before === null ? !node.querySelector(FOUND) : Math.abs(width - before) >= 1;
      if (isOther) setRound({});
    });
    observer.observe(node);
    const forget = (): void => setRound({});
    document.fonts?.addEventListener("loadingdone", forget);
    return () => {
      observer.disconnect();
      document.fonts?.removeEventListener("loadingdone", forget);
    };
  }, [scroller, isWanted, setRound]);
}

/** Widths of the columns as they are laid out. */
export function headWidths(scroller: HTMLElement | null): readonly number[] {
  const cells = scroller?.querySelectorAll("thead > tr > th") ?? [];
  const scale = scroller ? screenScale(scroller) : 1;
  return [...cells].map((cell) => layoutPixels(cell.getBoundingClientRect().width, scale));
}
