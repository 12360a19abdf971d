"use client";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { cx } from "../../shared/cx.ts";
import { CardFind } from "../../shared/find/CardFind.tsx";
import { useFind } from "../../shared/find/useFind.ts";
import { useIsomorphicLayoutEffect } from "../../shared/useIsomorphicLayoutEffect.ts";
import { useLineHeight } from "../../shared/useLineHeight.ts";
import { Gap } from "../../shared/window/Gap.tsx";
import { gapKey } from "../../shared/window/gapKey.ts";
import { measuredSizes } from "../../shared/window/measuredSizes.ts";
import { useMeasuredRows } from "../../shared/window/useMeasuredRows.ts";
import { useRowSelection } from "../../shared/window/useRowSelection.ts";
import { useWindow } from "../../shared/window/useWindow.ts";
import { PrintRest } from "../PrintRest.tsx";
import { rowMarks } from "./rowMarks.ts";
import { TextRow } from "./TextRow.tsx";
import { textFindSource } from "./textFindSource.ts";
import type { TextIndex } from "./textIndex.ts";
import { useTextIndex } from "./useTextIndex.ts";

export interface LongTextProps {
  readonly text: string;
  readonly wrap: boolean;
  /** Leaves colours out. */
  readonly plain: boolean;
  /** Accessible name. */
  readonly label: string;
  /** The look: face, direction, padding. */
  readonly className: string;
  /** Shows the find bar. */
  readonly finding: boolean;
  readonly onFindClose: () => void;
  /** Called once all of the text has been read. */
  readonly onRead: (index: TextIndex) => void;
}

/**
 * A text of any length in a box that scrolls by itself: only the rows in view are mounted. Selection, copy and find
 * cover all of it. Renders `<div>`s.
 */
export function LongText(props: LongTextProps): ReactNode {
  const { text, wrap, plain, label, className, finding, onFindClose, onRead } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const { index, rows } = useTextIndex(text);
  const line = useLineHeight(scroller);
  // biome-ignore lint/correctness/useExhaustiveDependencies: wrapped rows have sizes of their own
  const sizes = useMemo(() => measuredSizes(rows, line), [rows, line, wrap]);
  const pinned = useRowSelection(
    scroller,
    useMemo(
      () => ({
        count: rows,
        text: (row: number) => index.text(row),
        end: (row: number) => (index.goesOn(row + 1) ? "" : "\n"),
      }),
      [index, rows],
    ),
  );
  const win = useWindow({ scroller, sizes, pinned, lead: PADDING });
  useMeasuredRows(scroller, sizes, win);
  useWidest(scroller, wrap);

  const source = useMemo(() => textFindSource(index), [index]);
  const find = useFind({
    source,
    firstRow: () => win.inView().first,
    onShow: ({ row }) => win.scrollTo(row, "center"),
  });
  const read = useRef(onRead);
  useEffect(() => {
    read.current = onRead;
  });
  const { done } = index;
  useEffect(() => {
    if (done) read.current(index);
  }, [index, done]);

  return (
    <>
      {finding && <CardFind find={find} onClose={onFindClose} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form */}
      <div
        ref={scroller}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className={cx("ac-win ac-long ac-inset", className, !wrap && "ac-long-pre")}
        data-slot="long-text"
      >
        <div className="ac-long-in">
          {win.parts.map((part, at) =>
            part.row === undefined ? (
              <Gap key={gapKey(at, win.parts.length)} px={part.gap} />
            ) : (
              <TextRow
                key={part.row}
                index={index}
                row={part.row}
                plain={plain}
                marks={finding ? rowMarks(index, find.hits, part.row, find.current) : NONE}
              />
            ),
          )}
        </div>
      </div>
      <PrintRest count={win.unprinted && linesFrom(index, win.range.end)} what="lines" />
    </>
  );
}

const NONE: readonly never[] = [];
/** Lines that begin at a row or after it. */
function linesFrom(index: TextIndex, row: number): number {
  let n = 0;
  for (let at = row; at < index.rows; at++) if (!index.goesOn(at)) n++;
  return n;
}

/** Above and below the rows, in pixels, as the sheet says. */
const PADDING = 20;

/** Without wrapping, the box stays as wide as the widest row seen so far: rows that leave must not move it sideways. */
function useWidest(scroller: { readonly current: HTMLElement | null }, wrap: boolean): void {
  const widest = useRef(0);
  useIsomorphicLayoutEffect(() => {
    const inner = scroller.current?.querySelector<HTMLElement>(":scope > .ac-long-in");
    if (!inner) return;
    if (wrap) widest.current = 0;
    const width = wrap ? 0 : inner.scrollWidth;
    if (width > widest.current) widest.current = width;
    if (widest.current > 0) inner.style.minWidth = `${widest.current}px`;
    else inner.style.removeProperty("min-width");
  });
}
