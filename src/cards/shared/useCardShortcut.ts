"use client";
import { type RefObject, useEffect, useRef } from "react";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/**
 * Listens for a key while the focus is inside the card around `inside`.
 * @param isKey whether an event is the one; keep the function.
 * @param onKey `undefined`: the key is the browser's.
 */
export function useCardShortcut(
  inside: RefObject<HTMLElement | null>,
  isKey: (event: KeyboardEvent) => boolean,
  onKey: (() => void) | undefined,
): void {
  const latest = useRef(onKey);
  useIsomorphicLayoutEffect(() => {
    latest.current = onKey;
  });
  const wanted = onKey !== undefined;
  useEffect(() => {
    const card = inside.current?.closest<HTMLElement>("[data-slot=card]");
    if (!card || !wanted) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isKey(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    card.addEventListener("keydown", onKeyDown);
    return () => card.removeEventListener("keydown", onKeyDown);
  }, [inside, isKey, wanted]);
}
