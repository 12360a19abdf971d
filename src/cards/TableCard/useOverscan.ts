"use client";
import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "../shared/whenIdle.ts";

/** Milliseconds after which rows beyond the view are mounted, where nobody asks for them before. */
const LATEST = 300;
/** What comes before a scroll, and the scroll itself. */
const INTENTS = ["pointerenter", "touchstart", "wheel", "focusin", "scroll"] as const;

export interface Overscan {
  /** How many rows to mount beyond the view. */
  readonly overscan: number;
  /** What nobody sees before a pointer or the focus is there is mounted, too. Stays once it is. */
  readonly isReady: boolean;
}

/**
 * A card that appears has to draw what is seen and nothing else: the rest is mounted as soon as a pointer or the focus
 * comes near, and once the page is idle; rows beyond the view again each time that the rows come in another order.
 *
 * @param order another value when every row is to be drawn anew.
 */
export function useOverscan(
  scroller: RefObject<HTMLElement | null>,
  rows: number,
  order: object | null,
): Overscan {
  const [wanted, setWanted] = useState<{ readonly order: object | null } | null>(null);
  const isWanted = wanted !== null && wanted.order === order;
  useEffect(() => {
    const node = scroller.current;
    if (!node || isWanted) return;
    const want = (): void => setWanted({ order });
    const forget = whenIdle(want, LATEST);
    for (const type of INTENTS) node.addEventListener(type, want, { passive: true });
    return () => {
      forget();
      for (const type of INTENTS) node.removeEventListener(type, want);
    };
  }, [scroller, isWanted, order]);
  return { overscan: isWanted ? rows : 0, isReady: wanted !== null };
}
