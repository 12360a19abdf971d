"use client";
import { type ReactNode, useCallback, useMemo, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import type { RowSizes } from "../../shared/window/rowSizes.ts";
import { useMeasuredRows } from "../../shared/window/useMeasuredRows.ts";
import { useRowSelection } from "../../shared/window/useRowSelection.ts";
import { type RowWindow, useWindow } from "../../shared/window/useWindow.ts";
import { PrintRest } from "../PrintRest.tsx";
import { CodeBox } from "./CodeBox.tsx";
import type { CodeView, WantedRow } from "./CodeView.ts";
import { rowTexts, setMounted } from "./codeRows.ts";
import { showHit } from "./showHit.ts";
import { useCodeSizes } from "./useCodeSizes.ts";

/** Rows mounted beyond each end of the view; fewer where each may take many lines on screen. */
const OVERSCAN = 5;
const OVERSCAN_LONG = 1;
/** Pixels above the first row, as the sheet has them; none are below the last one. */
const PADDING = 8;

/** Lines in a box that scrolls by itself, of which only those in view are mounted. Renders `<div>`s. */
export function CodeWindow(view: CodeView): ReactNode {
  const { code, rows, wrap, scroller, inView, mounted, pick } = view;
  const { sizes, measured, isGrown } = useCodeSizes(view);

  const selected = useRowSelection(
    scroller,
    useMemo(() => rowTexts(rows), [rows]),
  );
  const active = pick && rows.rowAt(code.start(pick.active));
  const pinned = useMemo(
    () => (active === null ? selected : [...selected.filter((row) => row !== active), active]),
    [selected, active],
  );

  const takeKept = useTextAtTop(view, sizes, isGrown);
  const win = useWindow({
    scroller,
    sizes,
    lead: PADDING,
    pinned,
    overscan: code.hasLong && wrap ? OVERSCAN_LONG : OVERSCAN,
  });
  useIsomorphicLayoutEffect(() => {
    inView.current = win.inView;
    setMounted(mounted, rows, win.range);
  }, [inView, mounted, rows, win]);
  useIsomorphicLayoutEffect(() => {
    const offset = takeKept();
    if (offset !== null) win.scrollTo(rows.rowAt(offset), "start");
  }, [rows, sizes, win, takeKept]);
  useMeasuredRows(scroller, measured, win);
  useWanted(view, win);
  const rest = win.unprinted && code.lines - rows.line(win.range.end - 1) - 1;
  return (
    <>
      <CodeBox {...view} parts={win.parts} tall />
      <PrintRest count={rest} what="lines" />
    </>
  );
}

/**
 * Remembers which text is at the top when sizes come that have nothing to do with the ones before. Rows that only
 * become more stay where they are. To be called before the window takes the sizes.
 * @returns gives the offset in the text once, `null` when nothing has to move.
 */
function useTextAtTop(
  { rows, wrap, inView }: CodeView,
  sizes: RowSizes,
  isGrown: boolean,
): () => number | null {
  const now = useRef({ rows, sizes, wrap });
  const kept = useRef<number | null>(null);
  useIsomorphicLayoutEffect(() => {
    const before = now.current;
    now.current = { rows, sizes, wrap };
    const { first } = inView.current();
    const isOther = before.sizes !== sizes && !isGrown && (wrap || before.wrap);
    kept.current =
      isOther && first > 0 && first < before.rows.count ? before.rows.from(first) : null;
  }, [rows, sizes, isGrown, wrap, inView]);
  return useCallback(() => {
    const offset = kept.current;
    kept.current = null;
    return offset;
  }, []);
}

/** Brings the wanted row into view, and what was found in it once it is mounted. */
function useWanted({ wanted, scroller }: CodeView, { scrollTo }: RowWindow): void {
  const asked = useRef<WantedRow | null>(null);
  const hit = useRef(false);
  useIsomorphicLayoutEffect(() => {
    const node = scroller.current;
    if (!node) return;
    if (wanted && wanted !== asked.current) {
      scrollTo(wanted.row, wanted.align);
      hit.current = true;
    }
    asked.current = wanted;
    if (hit.current) hit.current = !showHit(node);
  });
}
