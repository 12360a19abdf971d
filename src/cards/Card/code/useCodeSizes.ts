"use client";
import { useMemo } from "react";
import { useLineHeight } from "../../shared/useLineHeight.ts";
import { type MeasuredSizes, measuredSizes } from "../../shared/window/measuredSizes.ts";
import { fixedSizes, type RowSizes } from "../../shared/window/rowSizes.ts";
import type { CodeView } from "./CodeView.ts";
import { useWidthChanges } from "./useWidthChanges.ts";

/** Columns of a card of ordinary width. */
const COLUMNS = 80;

interface CodeSizes {
  readonly sizes: RowSizes;
  /** The same where rows wrap, `null` where they all have one height. */
  readonly measured: MeasuredSizes | null;
}

/** Heights of rows: a line each, or as measured where they wrap; anew at every other width. */
export function useCodeSizes({ code, rows, wrap, scroller }: CodeView): CodeSizes {
  const line = useLineHeight(scroller);
  const width = useWidthChanges(wrap ? scroller : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have other heights at another width
  const measured = useMemo(() => {
    if (!wrap) return null;
    const average = code.text.length / Math.max(1, rows.count);
    return measuredSizes(rows.count, line * Math.max(1, Math.round(average / COLUMNS)));
  }, [wrap, code, rows, line, width]);
  const fixed = useMemo(() => fixedSizes(rows.count, line), [rows, line]);
  return { sizes: measured ?? fixed, measured };
}
