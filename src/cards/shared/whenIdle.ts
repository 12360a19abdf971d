/** Longest wait for a page that is never idle, in milliseconds. */
const LATEST_MS = 2_000;

/** Calls back once the page has nothing better to do. Returns what takes the call back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(callback, { timeout: LATEST_MS });
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, LATEST_MS / 10);
  return () => clearTimeout(timer);
}
