"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";
import { type RowPoint, rowPointOf } from "./rowOffset.ts";
import { type RowTexts, selectedText } from "./selectedText.ts";

const NONE: readonly number[] = [];

/** The two ends of a selection, as places in the source. */
type Ends = readonly [RowPoint, RowPoint];

/**
 * Lets a selection run over rows that are not mounted: its ends stay mounted, and copying gives the source text from
 * one to the other, hidden characters as they are. Ctrl or Cmd+A inside the element selects all of it.
 *
 * @returns rows for `pinned` of `useWindow`.
 */
export function useRowSelection(
  scroller: RefObject<HTMLElement | null>,
  texts: RowTexts,
): readonly number[] {
  const [pinned, setPinned] = useState(NONE);
  const current = useRef(texts);
  useIsomorphicLayoutEffect(() => {
    current.current = texts;
  });

  useEffect(() => {
    const node = scroller.current;
    if (!node) return;
    const changed = (): void => {
      const ends = selectionIn(node, current.current);
      const rows = ends && ends[0].row !== ends[1].row ? [ends[0].row, ends[1].row] : NONE;
      setPinned((old) => (old.join() === rows.join() ? old : rows));
    };
    const copy = (event: ClipboardEvent): void => {
      const ends = selectionIn(node, current.current);
      if (!ends || !event.clipboardData || event.defaultPrevented) return;
      event.clipboardData.setData("text/plain", selectedText(ends[0], ends[1], current.current));
      event.preventDefault();
    };
    const key = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== "a" || isField(event.target)) return;
      const selection = selectionOf(node);
      if (!selection) return;
      event.preventDefault();
      selection.selectAllChildren(node);
    };
    document.addEventListener("selectionchange", changed);
    node.addEventListener("copy", copy);
    node.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("selectionchange", changed);
      node.removeEventListener("copy", copy);
      node.removeEventListener("keydown", key);
    };
  }, [scroller]);
  return pinned;
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("input, textarea, select, [contenteditable]");
}

/** Inside a shadow root, Chromium tells the selection of that root only there. */
function selectionOf(node: Node): Selection | null {
  const root = node.getRootNode() as Node & { getSelection?: () => Selection | null };
  return root.getSelection?.() ?? document.getSelection();
}

/** The ends of what is selected, when both are inside `node`. */
function selectionIn(node: HTMLElement, texts: RowTexts): Ends | null {
  const selection = selectionOf(node);
  if (!selection || selection.isCollapsed || texts.count === 0) return null;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  if (!anchorNode || !focusNode || !node.contains(anchorNode) || !node.contains(focusNode))
    return null;
  const pointOf = (at: Node, offset: number): RowPoint =>
    rowPointOf(at, offset, (row) => texts.text(row).length) ?? outside(node, at, offset, texts);
  return [pointOf(anchorNode, anchorOffset), pointOf(focusNode, focusOffset)];
}

/** A point between rows belongs to the end of the mounted one before it; after all of them it is the very end. */
function outside(node: HTMLElement, at: Node, offset: number, { count, text }: RowTexts): RowPoint {
  const range = document.createRange();
  range.setStart(at, offset);
  let before: number | null = null;
  let isEnd = true;
  for (const row of node.querySelectorAll<HTMLElement>("[data-row]")) {
    isEnd = range.comparePoint(row, 0) < 0;
    if (!isEnd) break;
    before = Number(row.dataset.row);
  }
  if (before === null) return { row: 0, offset: 0 };
  const row = isEnd ? count - 1 : before;
  return { row, offset: text(row).length };
}
