"use client";
import { useEffect, useState } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { whenIdle } from "../shared/whenIdle.ts";
import type { FrameReading } from "./frame/readFrame.ts";

/** Milliseconds before a frame is read in full: first everything that is to be shown is shown. */
const REFINE_AFTER = 300;

/**
 * The frame of a reading. A large one is shown from a sample at once and read in full, in slices, once the page is
 * idle; the card renders again only when that tells another story. `null` where there is no table, or turns out to be none.
 */
export function useFrame(reading: FrameReading | null): DataFrame | null {
  const [exact, setExact] = useState<{
    readonly reading: FrameReading;
    readonly frame: DataFrame | null;
  } | null>(null);
  useEffect(() => {
    const refine = reading?.refine;
    if (!refine) return;
    const stop = new AbortController();
    const forget = whenIdle(() => {
      refine(stop.signal).then(
        (frame) => frame !== reading.frame && setExact({ reading, frame }),
        () => undefined,
      );
    }, REFINE_AFTER);
    return () => {
      forget();
      stop.abort();
    };
  }, [reading]);
  return exact !== null && exact.reading === reading ? exact.frame : (reading?.frame ?? null);
}
