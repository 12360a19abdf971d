/** Longest wait for a page that is never idle, in milliseconds. */
const LATEST_MS = 2_000;

/**
 * Calls back once the page has nothing better to do. Returns what takes the call back.
 *
 * @param after milliseconds that pass before the page is asked: other cards may be about to be shown.
 */
export function whenIdle(callback: () => void, after = 0): () => void {
  if (after > 0) {
    let forget = (): void => clearTimeout(wait);
    const wait = setTimeout(() => {
      forget = whenIdle(callback);
    }, after);
    return () => forget();
  }
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(callback, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, LATEST_MS / 10);
  return () => clearTimeout(timer);
}
