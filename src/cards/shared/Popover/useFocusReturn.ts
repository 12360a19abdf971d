"use client";
import { type RefObject, useRef } from "react";
import type { PopoverProps } from "./Popover.tsx";

interface FocusHandlers {
  readonly onOpenAutoFocus: (event: Event) => void;
  readonly onCloseAutoFocus: (event: Event) => void;
  readonly onInteractOutside: (event: Event) => void;
}

/**
 * Handlers for Radix: the focus goes into the box and back to where it was, unless the reader has
 * pressed somewhere else. A preview never moves it. A press on the anchor is the
 * anchor's own business: it closes what it has opened.
 */
export function useFocusReturn(
  variant: NonNullable<PopoverProps["variant"]>,
  anchor: RefObject<HTMLElement | null>,
): FocusHandlers {
  const opener = useRef<Element | null>(null);
  const outside = useRef(false);
  return {
    onOpenAutoFocus: (event) => {
      opener.current = focused() ?? control(anchor.current);
      outside.current = false;
      if (variant === "dialog") return;
      event.preventDefault();
      if (variant === "note" && event.target instanceof HTMLElement) event.target.focus();
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      if (variant === "preview" || outside.current) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
    },
    onInteractOutside: (event) => {
      const inAnchor = event.target instanceof Node && anchor.current?.contains(event.target);
      if (inAnchor) event.preventDefault();
      else outside.current = true;
    },
  };
}

/** The focused element, inside shadow roots too; `null` when nothing is. */
function focused(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active === document.body ? null : active;
}

/** Safari leaves the focus on the body when a button is pressed: the anchor, or the control it holds, stands in. */
function control(anchor: HTMLElement | null): HTMLElement | null {
  return anchor?.matches("button, a") ? anchor : (anchor?.querySelector("button, a") ?? null);
}
