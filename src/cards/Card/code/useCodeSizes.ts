"use client";
import { useMemo, useRef } from "react";
import { growsFrom } from "../../shared/growsFrom.ts";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
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
  /** The rows begin with those before, which keep what was measured: nothing in view moves. */
  readonly isGrown: boolean;
}

/** Heights of rows: a line each, or as measured where they wrap; anew at every other width, not for a text that streams in. */
export function useCodeSizes({ code, rows, wrap, scroller }: CodeView): CodeSizes {
  const line = useLineHeight(scroller);
  const width = useWidthChanges(wrap ? scroller : null);
  const { text } = code;
  const last = useRef<Measured | null>(null);
  const now = useMemo((): Measured | null => {
    if (!wrap) return null;
    const before = last.current;
    if (before && before.line === line && before.width === width && growsFrom(text, before.text))
      return { text, line, width, isGrown: true, sizes: before.sizes.grown(rows.count) };
    const average = text.length / Math.max(1, rows.count);
    const estimate = line * Math.max(1, Math.round(average / COLUMNS));
    return { text, line, width, isGrown: false, sizes: measuredSizes(rows.count, estimate) };
  }, [wrap, text, rows, line, width]);
  useIsomorphicLayoutEffect(() => {
    last.current = now;
  }, [now]);
  const fixed = useMemo(() => fixedSizes(rows.count, line), [rows, line]);
  const measured = now?.sizes ?? null;
  return { sizes: measured ?? fixed, measured, isGrown: now?.isGrown === true };
}

/** What was measured, and what that depends on. */
interface Measured {
  readonly text: string;
  readonly line: number;
  /** See `useWidthChanges`. */
  readonly width: number;
  readonly isGrown: boolean;
  readonly sizes: MeasuredSizes;
}
