import { useEffect, useRef } from "react";

/** How close to the end counts as being there, pixels. */
const NEAR = 120;

/** What a reader does first. */
const ACTS = ["pointerdown", "wheel", "keydown"] as const;

/**
 * Keeps the end of the page in view while `growing` changes, unless the reader has scrolled away from it. Until the
 * reader has done anything it stays in view whatever grows: the cards of a stored conversation load one by one.
 */
export function useStickToEnd(growing: unknown): void {
  const sticks = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      sticks.current = scrollHeight - scrollY - innerHeight < NEAR;
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `growing` is why the page may have become longer
  useEffect(() => {
    if (sticks.current) toEnd();
  }, [growing]);
  useEffect(() => {
    const observer = new ResizeObserver(toEnd);
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    for (const act of ACTS) addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const act of ACTS) removeEventListener(act, stop);
    };
  }, []);
}

function toEnd(): void {
  scrollTo(0, document.documentElement.scrollHeight);
}
