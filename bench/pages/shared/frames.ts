/** Resolves when the next frame begins. */
export function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}

/** Resolves when two more frames have begun: what was asked for by now has been painted. */
export async function twoFrames(): Promise<void> {
  await frame();
  await frame();
}

/** Looks once a frame until `test` holds. */
export async function until(test: () => boolean): Promise<void> {
  while (!test()) await frame();
}

/**
 * Answers `look` about the next frame as it is painted: after all scripts and layout of the frame,
 * when nothing can change it any more.
 */
export function asPainted<T>(element: Element, look: () => T): Promise<T> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const observer = new ResizeObserver(() => {
        observer.disconnect();
        resolve(look());
      });
      observer.observe(element);
    });
  });
}
