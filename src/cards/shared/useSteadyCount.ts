"use client";
import { useEffect, useRef, useState } from "react";
import { useIsomorphicLayoutEffect } from "./useIsomorphicLayoutEffect.ts";

/** How long a count stays that has just been told, in milliseconds: nobody reads one that changes faster. */
const STEADY_MS = 100;

/**
 * A count that grows in every frame, as it is told: at once after a rest, then at most ten times a second, and in the end as it is.
 * One that shrinks belongs to something else and is told at once.
 */
export function useSteadyCount(count: number): number {
  const [{ told, waits }, set] = useState({ told: count, waits: false });
  const latest = useRef(count);
  useIsomorphicLayoutEffect(() => {
    latest.current = count;
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => {
      set(({ told }) => ({ told: latest.current, waits: told !== latest.current }));
    }, STEADY_MS);
    return () => clearInterval(timer);
  }, [waits]);
  if (count === told || (waits && count > told)) return told;
  // Told in this very render; the first render is the one of a server, and waits for nothing.
  set({ told: count, waits: true });
  return count;
}
