"use client";
import { useRef } from "react";

interface FocusHandlers {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly onInteractOutside: () => void;
}

/**
 * Handlers for Radix: the focus goes into the box and back to where it was, unless the reader has
 * pressed somewhere else. Without `wanted` the focus never moves.
 */
export function useFocusReturn(wanted: boolean): FocusHandlers {
  const opener = useRef<Element | null>(null);
  const outside = useRef(false);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = deepActive();
      outside.current = false;
      if (!wanted) event.preventDefault();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (!wanted || outside.current) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    onInteractOutside: () => {
      outside.current = true;
    },
  };
}

/** The focused element, inside shadow roots too. */
function deepActive(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
