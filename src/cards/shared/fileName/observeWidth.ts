const callbacks = new Map<Element, () => void>();
let observer: ResizeObserver | null = null;

function measureAll(): void {
  for (const callback of callbacks.values()) callback();
}

/** Calls back when the width of an element, or the fonts of the page, change. One observer serves all names. */
export function observeWidth(element: Element, callback: () => void): () => void {
  if (typeof ResizeObserver !== "function") return () => {};
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) callbacks.get(target)?.();
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
