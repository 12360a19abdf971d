import { useEffect, useLayoutEffect } from "react";

/** `useLayoutEffect` in the browser; on a server, where React 18 would warn, an effect that never runs. */
export const useIsomorphicLayoutEffect: typeof useLayoutEffect =
  typeof window === "undefined" ? useEffect : useLayoutEffect;
