// biome-ignore-all lint/a11y/useSemanticElements: a real table would take on the host's own table styles
"use client";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { PrintRest } from "../Card/PrintRest.tsx";
import { cx } from "../shared/cx.ts";
import { ScrollX } from "../shared/ScrollX.tsx";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { Gap } from "../shared/window/Gap.tsx";
import { gapKey } from "../shared/window/gapKey.ts";
import { useMeasuredRows } from "../shared/window/useMeasuredRows.ts";
import { useRowSelection } from "../shared/window/useRowSelection.ts";
import { type RowWindow, useWindow } from "../shared/window/useWindow.ts";
import type { RowRange } from "../shared/window/windowParts.ts";
import { DiffBar } from "./DiffBar.tsx";
import { DiffLine } from "./DiffLine.tsx";
import type { DiffLayout } from "./diffLayout.ts";
import type { DiffGap, DiffSide } from "./diffRows.ts";
import type { FileDiff } from "./diffTypes.ts";
import { SplitLine } from "./SplitLine.tsx";
import { useDiffSizes } from "./useDiffSizes.ts";
import { useRowHeights } from "./useRowHeights.ts";
import { useSideTokens } from "./useSideTokens.ts";

/** Rows above which the list scrolls in a box of its own. */
const ALL_MOUNTED = 500;

/** What the buttons beside a list can ask of it. */
export interface DiffListControl {
  /** Brings a row to the middle of the view. */
  readonly show: (row: number) => void;
  readonly inView: () => RowRange;
}

interface DiffListProps {
  readonly file: FileDiff;
  readonly layout: DiffLayout;
  /** Rows to show: all, or the first ones. */
  readonly count: number;
  /** Rows there are, those that are not here included. */
  readonly total: number;
  /** Accessible name of the table. */
  readonly label: string;
  /** Key of the row that takes the focus. */
  readonly focusKey: string | null;
  readonly onOpen: (gap: DiffGap) => void;
  /** Hears whether the lines are too many to be coloured. */
  readonly onPlain: (isPlain: boolean) => void;
  readonly control: Ref<DiffListControl>;
}

/** The rows of a file's changes, of which only those in view are mounted where they are many. Renders a table. */
export function DiffList(props: DiffListProps): ReactNode {
  const { file, layout, count, total, label, control } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const isLong = count > ALL_MOUNTED;
  const isSplit = layout.view === "split";
  const [side, setSide] = useState<DiffSide>("new");
  const { sizes, measured } = useDiffSizes(layout, count, useRowHeights(table));
  const pinned = useRowSelection(scroller, {
    count,
    text: (row) => layout.text(row, side),
    end: (row) => layout.end(row, side),
  });
  const win = useWindow({ scroller, sizes, pinned, overscan: 5, firstRows: isLong ? 24 : count });
  useMeasuredRows(scroller, measured, win);
  useImperativeHandle(control, () => ({
    show: (row) => showRow(scroller.current, win, row),
    inView: win.inView,
  }));
  const quiet = file.change === "new" || file.change === "deleted";
  const look = isSplit ? "ac-diff-2" : quiet && "ac-diff-quiet";
  return (
    <>
      <ScrollX
        scroller={scroller}
        label={label}
        dir="ltr"
        className={cx("ac-diff ac-win", look, isLong && "ac-diff-long")}
      >
        <div
          ref={table}
          role="table"
          aria-label={label}
          aria-rowcount={total}
          aria-colcount={isSplit ? 6 : 4}
          className="ac-diff-in"
          data-slot="diff-lines"
          data-side={side}
          onPointerDown={(event) => {
            const picked = sideAt(event.target);
            if (picked) setSide(picked);
          }}
        >
          {isLong && !isSplit && <Widest columns={layout.widest} />}
          <Rows {...props} win={win} side={side} />
        </div>
      </ScrollX>
      <PrintRest count={win.unprinted} what="rows" />
    </>
  );
}

interface RowsProps extends DiffListProps {
  readonly win: RowWindow;
  readonly side: DiffSide;
}

function Rows(props: RowsProps): ReactNode {
  const { file, layout, focusKey, onOpen, onPlain, win, side } = props;
  const tokens = useSideTokens(file, layout, win.range);
  const isPlain = tokens.status === "over-budget";
  useEffect(() => onPlain(isPlain), [onPlain, isPlain]);
  const isSplit = layout.view === "split";
  return win.parts.map((part, at) => {
    if (part.row === undefined) return <Gap key={gapKey(at, win.parts.length)} px={part.gap} />;
    const { row: index } = part;
    const row = layout.row(index);
    if (!row) return null;
    if (row.kind === "gap")
      return (
        <DiffBar key={row.key} gap={row} index={index} columns={isSplit ? 6 : 4} onOpen={onOpen} />
      );
    const shared = { row, index, marksCr: file.marksCr, focus: row.key === focusKey };
    return isSplit ? (
      <SplitLine
        key={row.key}
        {...shared}
        oldTokens={tokens.of(row.old, "old")}
        newTokens={tokens.of(row.new, "new")}
        side={side}
      />
    ) : (
      <DiffLine
        key={row.key}
        {...shared}
        tokens={row.new ? tokens.of(row.new, "new") : tokens.of(row.old, "old")}
      />
    );
  });
}

/** The side of the line at which a selection starts: what is copied is the text of one side. */
function sideAt(target: EventTarget): DiffSide | null {
  if (!(target instanceof Element)) return null;
  const side = target.closest("[data-side]:not([role=table])")?.getAttribute("data-side");
  if (side === "old" || side === "new") return side;
  const row = target.closest("[data-row]");
  return row && (row.getAttribute("data-change") === "removed" ? "old" : "new");
}

function showRow(scroller: HTMLElement | null, win: RowWindow, row: number): void {
  flushSync(() => win.scrollTo(row, "center"));
  const element = scroller?.querySelector(`[data-row="${row}"]`);
  const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
  // The list itself may be out of the page's view, or too short to scroll.
  if (top < 0 || bottom > window.innerHeight) element?.scrollIntoView({ block: "center" });
}

/** Gutter, and the width of a digit in most fixed-width faces, in parts of their size. */
const GUTTER = 120;
const DIGIT = 0.6;

/** Rows come and go; the way sideways stays that of the longest one. Renders a `<div>` of no height. */
function Widest({ columns }: { readonly columns: number }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useIsomorphicLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const size = Number.parseFloat(getComputedStyle(node).fontSize) || 12.5;
    node.style.width = `${Math.ceil(GUTTER + columns * size * DIGIT)}px`;
  }, [columns]);
  return <div ref={box} className="ac-gap ac-mono" aria-hidden="true" />;
}
