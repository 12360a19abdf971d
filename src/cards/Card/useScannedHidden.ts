"use client";
import type { SourceText } from "./readCode.ts";
import type { SourceScan } from "./SourceScan.ts";
import { type HiddenCount, useCountedLater } from "./useHiddenCount.ts";

/** Hidden characters of a source text: what was counted when it was read, the rest of a long one once the page is idle. */
export function useScannedHidden(code: SourceText, scan: SourceScan): HiddenCount {
  return useCountedLater(code.text, code, countLater, scan);
}

/** The scan has read the text. */
function countLater(
  _text: string,
  scan: SourceScan,
  onCounted: (count: number) => void,
): () => void {
  return scan.countLater(onCounted);
}
