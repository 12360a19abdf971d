"use client";
import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { screenScale } from "../shared/screenScale.ts";
import type { GridPoint } from "./GridPoint.ts";
import { type GridCursor, pointOf } from "./useGridCursor.ts";

/** Pixels a frame that the grid scrolls for each pixel the pointer is outside it. */
const PULL = 0.3;

/**
 * Selects cells by dragging over them with a mouse or pen; the grid scrolls along when the pointer leaves it. Inside
 * one cell the browser selects text, as everywhere.
 *
 * @returns what to call when a pointer goes down on the grid.
 */
export function useCellDrag(
  scroller: RefObject<HTMLElement | null>,
  cursor: GridCursor,
): (event: PointerEvent) => void {
  const latest = useRef(cursor);
  useEffect(() => {
    latest.current = cursor;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  return (event) => {
    const from = pointOf(event.target);
    if (!from || from.row < 0 || event.button !== 0 || event.pointerType === "touch") return;
    if (event.shiftKey && latest.current.at.row >= 0) {
      event.preventDefault();
      latest.current.move(from, true);
      return;
    }
    latest.current.move(from);
    stop.current?.();
    stop.current = follow(scroller.current, from, (to) => {
      document.getSelection()?.removeAllRanges();
      latest.current.select(from, to);
    });
  };
}

/** Tells of each other cell under the pointer until it is released. Returns what ends it. */
function follow(
  scroller: HTMLElement | null,
  from: GridPoint,
  onCell: (to: GridPoint) => void,
): () => void {
  if (!scroller) return () => undefined;
  let last = from;
  let x = 0;
  let y = 0;
  let frame = 0;
  let isDrag = false;
  const read = (): void => {
    const box = scroller.getBoundingClientRect();
    const within = (at: number, low: number, high: number): number =>
      Math.max(low + 2, Math.min(at, high - 2));
    const root = scroller.getRootNode() as Document | ShadowRoot;
    const scale = screenScale(scroller);
    const right = box.left + scroller.clientWidth * scale;
    const bottom = box.top + scroller.clientHeight * scale;
    const hit = root.elementFromPoint(within(x, box.left, right), within(y, box.top, bottom));
    const found = pointOf(hit);
    const to = found && { ...found, row: Math.max(0, found.row) };
    if (to && (to.row !== last.row || to.column !== last.column)) {
      isDrag = true;
      scroller.dataset.dragging = "";
      last = to;
      onCell(to);
    }
    const dx = x < box.left ? x - box.left : Math.max(0, x - right);
    const dy = y < box.top ? y - box.top : Math.max(0, y - bottom);
    if (isDrag && (dx !== 0 || dy !== 0)) {
      scroller.scrollBy(dx * PULL, dy * PULL);
      frame = requestAnimationFrame(read);
    }
  };
  const moved = (event: globalThis.PointerEvent): void => {
    x = event.clientX;
    y = event.clientY;
    cancelAnimationFrame(frame);
    read();
  };
  const end = (): void => {
    cancelAnimationFrame(frame);
    delete scroller.dataset.dragging;
    document.removeEventListener("pointermove", moved);
    document.removeEventListener("pointerup", end);
    document.removeEventListener("pointercancel", end);
  };
  document.addEventListener("pointermove", moved);
  document.addEventListener("pointerup", end);
  document.addEventListener("pointercancel", end);
  return end;
}
