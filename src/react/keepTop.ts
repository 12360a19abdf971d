/** Longer than a row takes to open. */
const HOLD_MS = 400;
const USER_SCROLLS = ["wheel", "touchmove", "keydown"] as const;

let endLast = (): void => undefined;

/**
 * Keeps an element where it is on screen while its box or what follows it changes size, also in a list
 * that grows upwards. Ends by itself, or as soon as the reader scrolls.
 *
 * @param element whose upper edge stays
 * @param growing whose size changes
 */
export function keepTop(element: Element, growing: Element): void {
  endLast();
  if (typeof ResizeObserver === "undefined") return;
  const top = element.getBoundingClientRect().top;
  // Observers run after layout and before paint: nothing is seen to move.
  const observer = new ResizeObserver(() => {
    const moved = element.getBoundingClientRect().top - top;
    if (Math.abs(moved) >= 1) scrollerOf(element).scrollBy({ top: moved, behavior: "instant" });
  });
  const end = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of USER_SCROLLS) window.removeEventListener(type, end, true);
  };
  const timer = setTimeout(end, HOLD_MS);
  for (const type of USER_SCROLLS)
    window.addEventListener(type, end, { capture: true, passive: true });
  observer.observe(growing);
  endLast = end;
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if ((overflowY === "auto" || overflowY === "scroll") && at.scrollHeight > at.clientHeight)
      return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
