"use client";
import type { RefObject } from "react";
import { useCardShortcut } from "../useCardShortcut.ts";

/**
 * Ctrl or Cmd+F opens the card's own find while the focus is inside the card around `inside`, or leads back to its field.
 * Pressed again in the find field it is the browser's, and so it is while the card shows something else.
 */
export function useFindShortcut(
  inside: RefObject<HTMLElement | null>,
  onFind: (() => void) | undefined,
): void {
  const find = (): void => {
    onFind?.();
    // A find that is open already mounts nothing that takes the focus.
    const field = inside.current
      ?.closest("[data-slot=card]")
      ?.querySelector<HTMLInputElement>("[data-slot=find] input");
    field?.focus();
    field?.select();
  };
  useCardShortcut(inside, isFind, onFind && find);
}

function isFind(event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false;
  if (event.key.toLowerCase() !== "f") return false;
  const card = event.currentTarget instanceof Element ? event.currentTarget : null;
  if (card?.querySelector("[data-slot=body][hidden]")) return false;
  const from = event.composedPath()[0];
  return !(from instanceof Element && from.closest("[data-slot=find]"));
}
