"use client";
import { useEffect, useState } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import type { FrameReading } from "./frame/readFrame.ts";

/**
 * The frame of a reading. A large one is shown from a sample at once and then read in full, in slices; the card renders
 * again only when that tells another story. `null` where there is no table, or turns out to be none.
 */
export function useFrame(reading: FrameReading | null): DataFrame | null {
  const [exact, setExact] = useState<{
    readonly reading: FrameReading;
    readonly frame: DataFrame | null;
  } | null>(null);
  useEffect(() => {
    if (!reading?.refine) return;
    const stop = new AbortController();
    reading.refine(stop.signal).then(
      (frame) => frame !== reading.frame && setExact({ reading, frame }),
      () => undefined,
    );
    return () => stop.abort();
  }, [reading]);
  return exact !== null && exact.reading === reading ? exact.frame : (reading?.frame ?? null);
}
