/** Wait for a frame, in milliseconds, where none is drawn: a page in the background. */
const NO_FRAME_MS = 250;

/** Calls back in a task of its own once the next frame is painted: what is drawn by then comes first. Returns what takes the call back. */
export function afterPaint(callback: () => void): () => void {
  let timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    callback();
  }, NO_FRAME_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
