"use client";
import { type KeyboardEvent, type RefObject, useMemo, useRef, useState } from "react";
import { screenScale } from "../shared/screenScale.ts";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { blockBetween, type GridBlock, type GridPoint, type GridSize } from "./GridPoint.ts";
import { gridTarget } from "./gridTarget.ts";

export interface GridCursor {
  /** The cell that takes the focus; the header's first one until somebody moves it. */
  readonly at: GridPoint;
  /** Selected cells, when there is more than a focus. */
  readonly block: GridBlock | null;
  /** Moves the focus, and drops the selection or takes it along. */
  readonly move: (to: GridPoint, extend?: boolean) => void;
  /** The focus went to another cell by itself, by a press or a script. */
  readonly follow: (to: GridPoint) => void;
  readonly select: (from: GridPoint, to: GridPoint) => void;
  readonly clear: () => void;
  /** Rows and columns that have to stay mounted. */
  readonly pinnedRows: readonly number[];
  readonly pinnedColumns: readonly number[];
}

interface GridCursorOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly size: GridSize;
  /** Brings the row of the new cell into view. */
  readonly reveal: RefObject<((row: number) => void) | null>;
}

const NONE: readonly number[] = [];

/** The focused cell of a grid and the block of selected ones. Stays inside a grid that becomes smaller. */
export function useGridCursor({ scroller, size, reveal }: GridCursorOptions): GridCursor {
  const [wanted, setAt] = useState<GridPoint>({ row: -1, column: 0 });
  const [range, setRange] = useState<readonly [GridPoint, GridPoint] | null>(null);
  const toFocus = useRef(false);
  const lastColumn = useRef(0);
  const row = Math.min(wanted.row, size.rows - 1);
  const column = Math.max(0, Math.min(wanted.column, size.columns - 1));

  useIsomorphicLayoutEffect(() => {
    if (!toFocus.current) return;
    toFocus.current = false;
    reveal.current?.(row);
    const cell = cellAt(scroller.current, { row, column });
    if (!cell) return;
    (cell.querySelector<HTMLElement>("[data-slot=sort]") ?? cell).focus({ preventScroll: true });
    revealSideways(scroller.current, cell);
    // The first column may be in view beside others that hide the start.
    if (column === 0 && lastColumn.current !== 0 && scroller.current)
      scroller.current.scrollLeft = 0;
    lastColumn.current = column;
  }, [row, column, scroller, reveal]);

  return useMemo(() => {
    const at = { row, column };
    const move = (to: GridPoint, extend = false): void => {
      toFocus.current = true;
      setRange(extend ? [range?.[0] ?? at, to] : null);
      setAt(to);
      // The same cell again: nothing renders, the focus may still be elsewhere.
      if (to.row === row && to.column === column) {
        toFocus.current = false;
        cellAt(scroller.current, at)?.focus({ preventScroll: true });
      }
    };
    const fits = range?.every((end) => end.row < size.rows && end.column < size.columns);
    return {
      at,
      block: range && fits ? blockBetween(range[0], range[1]) : null,
      move,
      follow: (to: GridPoint) => {
        if (to.row !== row || to.column !== column) setAt(to);
      },
      select: (from: GridPoint, to: GridPoint) => setRange([from, to]),
      clear: () => setRange(null),
      pinnedRows: row >= 0 ? [row] : NONE,
      pinnedColumns: [column],
    };
  }, [row, column, range, size, scroller]);
}

/** Handles a key press on a cell; says whether it meant something. */
export function onGridKey(
  event: KeyboardEvent,
  cursor: GridCursor,
  size: GridSize,
  page: number,
): boolean {
  const { key, shiftKey } = event;
  const far = event.ctrlKey || event.metaKey;
  if (event.altKey) return false;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  if (far && key.toLowerCase() === "a" && size.rows > 0) {
    cursor.select({ row: 0, column: 0 }, last);
    return true;
  }
  if (key === " " && (shiftKey || far) && cursor.at.row >= 0) {
    if (far)
      cursor.select({ row: 0, column: cursor.at.column }, { ...last, column: cursor.at.column });
    else
      cursor.select({ row: cursor.at.row, column: 0 }, { row: cursor.at.row, column: last.column });
    return true;
  }
  if (key === "Escape" && cursor.block) {
    cursor.clear();
    return true;
  }
  const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const from = cursor.at;
  const target = gridTarget(from, size, { key, far, rtl, page });
  if (!target) return false;
  const extend = shiftKey && from.row >= 0;
  cursor.move(extend && target.row < 0 ? { ...target, row: 0 } : target, extend);
  return true;
}

/** The element of a cell, when it is mounted. */
export function cellAt(
  scroller: HTMLElement | null,
  { row, column }: GridPoint,
): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-row="${row}"] > [data-c="${column}"]`) ?? null;
}

/** The cell an event comes from. */
export function pointOf(target: EventTarget | null): GridPoint | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-c]") : null;
  const row = cell?.closest<HTMLElement>("[data-row]");
  return cell && row ? { row: Number(row.dataset.row), column: Number(cell.dataset.c) } : null;
}

/** Scrolls sideways until a cell is seen whole beside the first column, which may cover others. */
export function revealSideways(scroller: HTMLElement | null, cell: HTMLElement): void {
  if (!scroller || cell.dataset.c === "0") return;
  const box = scroller.getBoundingClientRect();
  const first = scroller.querySelector<HTMLElement>("thead [data-c='0']");
  const isSticky = first !== null && getComputedStyle(first).insetInlineStart !== "auto";
  const covered = isSticky ? first.getBoundingClientRect().width : 0;
  const isRtl = getComputedStyle(scroller).direction === "rtl";
  const { left, right } = cell.getBoundingClientRect();
  const scale = screenScale(scroller);
  const inner = (scroller.clientLeft + scroller.clientWidth) * scale;
  const from = isRtl ? box.left : box.left + covered;
  const to = box.left + inner - (isRtl ? covered : 0);
  if (left < from) scroller.scrollLeft -= (from - left) / scale;
  else if (right > to) scroller.scrollLeft += Math.min(right - to, left - from) / scale;
}
