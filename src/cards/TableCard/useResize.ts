"use client";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import type { ColumnWidths } from "./useColumnWidths.ts";
import { cellAt } from "./useGridCursor.ts";

/**
 * Sizes a column by dragging the edge of its name.
 *
 * @returns what to call when a pointer goes down on the edge (an element with `data-grip`).
 */
export function useResize(
  scroller: RefObject<HTMLElement | null>,
  widths: ColumnWidths,
): (event: PointerEvent) => void {
  const latest = useRef(widths);
  useEffect(() => {
    latest.current = widths;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (event) => {
    const grip =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-grip]") : null;
    if (!grip || event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    const column = Number(grip.dataset.grip);
    const start = widthOf(scroller.current, column);
    const side = getComputedStyle(grip).direction === "rtl" ? -1 : 1;
    const from = event.clientX;
    const scale = scroller.current ? screenScale(scroller.current) : 1;
    const moved = (move: globalThis.PointerEvent): void =>
      latest.current.resize(column, start + (side * (move.clientX - from)) / scale);
    const end = (): void => {
      document.removeEventListener("pointermove", moved);
      document.removeEventListener("pointerup", end);
      document.removeEventListener("pointercancel", end);
    };
    stop.current?.();
    stop.current = end;
    document.addEventListener("pointermove", moved);
    document.addEventListener("pointerup", end);
    document.addEventListener("pointercancel", end);
  };
}

/** Width of a column as it is now. */
export function widthOf(scroller: HTMLElement | null, column: number): number {
  const name = cellAt(scroller, { row: -1, column });
  return scroller && name
    ? layoutPixels(name.getBoundingClientRect().width, screenScale(scroller))
    : 0;
}

/** Width at which nothing that is mounted is cut. */
export function fittingWidth(scroller: HTMLElement | null, column: number): number {
  let most = 0;
  const range = document.createRange();
  for (const cell of scroller?.querySelectorAll<HTMLElement>(`[data-c="${column}"]`) ?? []) {
    range.selectNodeContents(cell);
    most = Math.max(most, range.getBoundingClientRect().width);
  }
  return Math.ceil(scroller ? layoutPixels(most, screenScale(scroller)) : most) + PADDING;
}

/** Padding of a cell, and what browsers round away. */
const PADDING = 25;
