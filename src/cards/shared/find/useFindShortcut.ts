"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * Ctrl or Cmd+F opens the card's own find while the focus is inside the card around `inside`. Pressed again in the find
 * field it is the browser's.
 */
export function useFindShortcut(
  inside: RefObject<HTMLElement | null>,
  onFind: (() => void) | undefined,
): void {
  const latest = useRef(onFind);
  useEffect(() => {
    latest.current = onFind;
  });
  const wanted = onFind !== undefined;
  useEffect(() => {
    const card = inside.current?.closest<HTMLElement>("[data-slot=card]");
    if (!card || !wanted) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      if (event.key.toLowerCase() !== "f" || event.defaultPrevented) return;
      const from = event.composedPath()[0];
      if (from instanceof Element && from.closest("[data-slot=find]")) return;
      event.preventDefault();
      latest.current?.();
    };
    card.addEventListener("keydown", onKeyDown);
    return () => card.removeEventListener("keydown", onKeyDown);
  }, [inside, wanted]);
}
