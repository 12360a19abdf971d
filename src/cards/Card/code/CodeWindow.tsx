"use client";
import { type ReactNode, useMemo, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import { useLineHeight } from "../../shared/useLineHeight.ts";
import { measuredSizes } from "../../shared/window/measuredSizes.ts";
import { fixedSizes } from "../../shared/window/rowSizes.ts";
import { useMeasuredRows } from "../../shared/window/useMeasuredRows.ts";
import { useRowSelection } from "../../shared/window/useRowSelection.ts";
import { type RowWindow, useWindow } from "../../shared/window/useWindow.ts";
import { CodeBox } from "./CodeBox.tsx";
import type { CodeView, WantedRow } from "./CodeView.ts";
import { rowTexts, setMounted } from "./codeRows.ts";
import { showHit } from "./showHit.ts";
import { useWidthChanges } from "./useWidthChanges.ts";

/** Rows mounted beyond each end of the view; fewer where each may take many lines on screen. */
const OVERSCAN = 5;
const OVERSCAN_LONG = 1;
/** Pixels above the first row, as the sheet has them; none are below the last one. */
const PADDING = 8;
/** Columns of a card of ordinary width. */
const COLUMNS = 80;

/** Lines in a box that scrolls by itself, of which only those in view are mounted. Renders `<div>`s. */
export function CodeWindow(view: CodeView): ReactNode {
  const { code, rows, wrap, scroller, inView, mounted, pick } = view;
  const line = useLineHeight(scroller);
  const width = useWidthChanges(wrap ? scroller : null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows have other heights at another width
  const measured = useMemo(() => {
    if (!wrap) return null;
    const average = code.text.length / Math.max(1, rows.count);
    return measuredSizes(rows.count, line * Math.max(1, Math.round(average / COLUMNS)));
  }, [wrap, code, rows, line, width]);
  const fixed = useMemo(() => fixedSizes(rows.count, line), [rows, line]);
  const sizes = measured ?? fixed;

  const selected = useRowSelection(
    scroller,
    useMemo(() => rowTexts(rows), [rows]),
  );
  const active = pick && rows.rowAt(code.start(pick.active));
  const pinned = useMemo(
    () => (active === null ? selected : [...selected.filter((row) => row !== active), active]),
    [selected, active],
  );

  const now = useRef({ rows, sizes, wrap });
  const kept = useRef(-1);
  // Before the window takes sizes that have nothing to do with the ones before: which text is at the top now. Rows of one
  // size that become more stay where they are.
  useIsomorphicLayoutEffect(() => {
    const before = now.current;
    now.current = { rows, sizes, wrap };
    const { first } = inView.current();
    const isOther = before.sizes !== sizes && (wrap || before.wrap);
    kept.current = isOther && first > 0 && first < before.rows.count ? before.rows.from(first) : -1;
  }, [rows, sizes, wrap, inView]);
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
    if (kept.current >= 0) win.scrollTo(rows.rowAt(kept.current), "start");
    kept.current = -1;
  }, [rows, sizes, win]);
  useMeasuredRows(scroller, measured, win);

  useWanted(view, win);
  return <CodeBox {...view} parts={win.parts} tall />;
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
