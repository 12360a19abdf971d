"use client";
import { useMemo } from "react";
import { snapshot } from "../../protocol/safety/snapshot.ts";
import { type LineRange, readLineRanges } from "../Card/code/lineRanges.ts";
import type { CodeSource } from "../shared/host.ts";
import { useKindHost } from "../shared/kindHost.ts";

/** Lines that the payload or the host points at. */
export function useHighlighted(
  ofPayload: readonly LineRange[],
  source: CodeSource,
): readonly LineRange[] {
  const { highlightLines } = useKindHost();
  return useMemo(() => {
    if (!highlightLines) return ofPayload;
    const ofHost = readLineRanges(snapshot(highlightLines(source)));
    return ofHost.length === 0 ? ofPayload : readLineRanges([...ofPayload, ...ofHost]);
  }, [ofPayload, source, highlightLines]);
}
