"use client";
import { useCallback, useState } from "react";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";

/** What was last chosen on this page; cards that come later start with it. */
let chosen = false;

/** Whether long lines wrap, remembered for the session. The first render never wraps, as on a server. */
export function useWrap(): readonly [wrap: boolean, toggle: () => void] {
  const [wrap, setWrap] = useState(false);
  useIsomorphicLayoutEffect(() => setWrap(chosen), []);
  const toggle = useCallback((): void => {
    chosen = !wrap;
    setWrap(chosen);
  }, [wrap]);
  return [wrap, toggle];
}
