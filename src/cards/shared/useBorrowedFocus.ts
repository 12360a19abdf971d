"use client";
import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Takes the focus into the field of a bar that appears in a card.
 * @returns gives it back to what had it before, or to what can take it in the card: call it before the bar goes.
 */
export function useBorrowedFocus(
  bar: RefObject<HTMLElement | null>,
  field: RefObject<HTMLElement | null>,
): () => void {
  const before = useRef<Element | null>(null);
  useEffect(() => {
    const root = bar.current?.getRootNode();
    before.current = root instanceof ShadowRoot ? root.activeElement : document.activeElement;
    field.current?.focus({ preventScroll: true });
  }, [bar, field]);
  return useCallback(() => giveBack(before.current, bar.current), [bar]);
}

const IN_CARD = "[data-slot=long-text], [role=tree], .ac-code[tabindex]";

function giveBack(before: Element | null, bar: Element | null): void {
  const card = bar?.closest("[data-slot=card]");
  const isThere = before?.isConnected && before !== document.body && !bar?.contains(before);
  const target = isThere ? before : (card?.querySelector(IN_CARD) ?? card?.querySelector("button"));
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
