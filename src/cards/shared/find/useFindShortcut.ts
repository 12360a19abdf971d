"use client";
import type { RefObject } from "react";
import { useCardShortcut } from "../useCardShortcut.ts";

/**
 * Ctrl or Cmd+F opens the card's own find while the focus is inside the card around `inside`. Pressed again in the find
 * field it is the browser's.
 */
export function useFindShortcut(
  inside: RefObject<HTMLElement | null>,
  onFind: (() => void) | undefined,
): void {
  useCardShortcut(inside, isFind, onFind);
}

function isFind(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false;
  if (event.key.toLowerCase() !== "f") return false;
  const from = event.composedPath()[0];
  return !(from instanceof Element && from.closest("[data-slot=find]"));
}
