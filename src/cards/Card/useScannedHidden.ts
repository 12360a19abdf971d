"use client";
import { useEffect, useState } from "react";
import type { SourceText } from "./readCode.ts";
import type { SourceScan } from "./SourceScan.ts";
import type { HiddenCount } from "./useHiddenCount.ts";

/** Hidden characters of a source text: what was counted when it was read, the rest of a long one once the page is idle. */
export function useScannedHidden(code: SourceText, scan: SourceScan): HiddenCount {
  const [whole, setWhole] = useState<{ readonly text: string; readonly count: number } | null>(
    null,
  );
  const { text, hidden, isCounted } = code;
  useEffect(
    () => (isCounted ? undefined : scan.countLater((count) => setWhole({ text, count }))),
    [scan, text, isCounted],
  );
  if (isCounted) return { count: hidden, isLeast: false };
  return whole?.text === text
    ? { count: whole.count, isLeast: false }
    : { count: hidden, isLeast: true };
}
