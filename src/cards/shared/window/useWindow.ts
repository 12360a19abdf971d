"use client";
import { type RefObject, useMemo, useState, useSyncExternalStore } from "react";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import type { RowSizes } from "./rowSizes.ts";
import { WindowControl, type WindowSetup, type WindowState } from "./WindowControl.ts";
import { type RowAlign, type RowRange, type WindowPart, windowParts } from "./windowParts.ts";

export interface WindowOptions {
  /** The element that scrolls. Its height comes from the sheet. */
  readonly scroller: RefObject<HTMLElement | null>;
  /** Keep the object as long as rows and sizes are the same. */
  readonly sizes: RowSizes;
  /** @default "y" */
  readonly axis?: "x" | "y";
  /** Pixels at the start of the view that a sticky header covers. @default 0 */
  readonly lead?: number;
  /** Rows mounted beyond each end of the view. @default 8 */
  readonly overscan?: number;
  /** Rows a server renders, and that are there before anything can be measured. @default 30 */
  readonly firstRows?: number;
  /** Rows that are printed at most. @default 1000 */
  readonly printRows?: number;
  /** Rows that stay mounted wherever the view is, except on paper. Keep the array while it is the same. */
  readonly pinned?: readonly number[];
}

/** Rows of a long list that are on screen, and the way to others. */
export interface RowWindow {
  /** What to mount, in order. */
  readonly parts: readonly WindowPart[];
  /** Mounted rows without the pinned ones. */
  readonly range: RowRange;
  /** Rows in view at this moment; needs no rendering. */
  readonly inView: () => RowRange;
  /** Rows that are left out on paper; 0 on a screen. */
  readonly unprinted: number;
  /** Brings a row into view, and mounts it at once. @default align "nearest" */
  readonly scrollTo: (row: number, align?: RowAlign) => void;
  /** Says how many pixels high the element will be, before it is laid out. */
  readonly expect: (px: number) => void;
  /** Tells that sizes have changed, those before the view by so many pixels: what is in view stays where it is. */
  readonly resized: (pxBefore: number) => void;
}

const NONE: readonly number[] = [];

/**
 * Mounts only the rows in view, of any number of them. Works with fixed and measured sizes, on a server (first rows,
 * no style attributes) and for lists far taller than a browser can scroll, which are scaled.
 */
export function useWindow(options: WindowOptions): RowWindow {
  const { scroller, sizes, axis = "y", lead = 0, overscan = 8, pinned = NONE } = options;
  const { firstRows = 30, printRows = 1000 } = options;
  const setup: WindowSetup = { sizes, axis, lead, overscan, firstRows, printRows };
  const [control] = useState(() => new WindowControl(setup));
  const state = useSyncExternalStore(control.subscribe, control.getState, control.getState);

  useIsomorphicLayoutEffect(() => control.setUp(setup));
  useIsomorphicLayoutEffect(() => {
    const node = scroller.current;
    return node ? control.attach(node) : undefined;
  }, [control, scroller]);

  const range = useRange(state, sizes.count);
  // Measured sizes change inside; the state is then a new one.
  const parts = useMemo(
    () => windowParts(sizes, range, state, state.unprinted === null ? pinned : NONE),
    [sizes, range, state, pinned],
  );
  const unprinted = state.unprinted ?? 0;
  return useMemo(
    () => ({
      parts,
      range,
      unprinted,
      inView: () => control.inView(),
      scrollTo: (row: number, align: RowAlign = "nearest") => control.scrollTo(row, align),
      expect: control.expect,
      resized: (pxBefore: number) => control.sizesChanged(pxBefore),
    }),
    [parts, range, unprinted, control],
  );
}

/** The mounted range, cut to rows that exist in this very render. */
function useRange({ range }: WindowState, count: number): RowRange {
  const first = Math.min(range.first, count);
  const end = Math.min(range.end, count);
  return useMemo(() => ({ first, end }), [first, end]);
}
