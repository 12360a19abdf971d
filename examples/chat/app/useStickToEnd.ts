import { useEffect, useRef } from "react";

/** How close to the end counts as being there, pixels. */
const NEAR = 120;

/** Keeps the end of the page in view while `growing` changes, unless the reader has scrolled away from it. */
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
    if (sticks.current) scrollTo(0, document.documentElement.scrollHeight);
  }, [growing]);
}
