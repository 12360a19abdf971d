import { flushSync } from "react-dom";

const callbacks = new Map<Element, () => void>();
let observer: ResizeObserver | null = null;

function measureAll(): void {
  flushSync(() => {
    for (const callback of callbacks.values()) callback();
  });
}

/**
 * Calls back when the width of an element is known, before it is painted, and when it, or the fonts of the page, change. Asking for
 * it at once would lay out what is about to change. One observer serves all names.
 */
export function observeWidth(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver !== "function") return () => {};
  observer ??= new ResizeObserver((entries) => {
    flushSync(() => {
      for (const { target } of entries) callbacks.get(target)?.();
    });
  });
  if (callbacks.size === 0) document.fonts?.addEventListener("loadingdone", measureAll);
  callbacks.set(element, callback);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
    if (callbacks.size === 0) document.fonts?.removeEventListener("loadingdone", measureAll);
  };
}
