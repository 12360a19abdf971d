"use client";
import { type ReactNode, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { fitWidths } from "./fitWidths.ts";
import { type MeasuredColumns, measureColumns } from "./measureColumns.ts";
import { headWidths } from "./useColumnWidths.ts";

const NO_ROUND = {};

interface ColumnGroupProps {
  /** Pixels of each mounted column; `null` where they are to be found. */
  readonly widths: readonly number[] | null;
  /** How many there are. */
  readonly count: number;
  /** Columns are measured again when it is another value. */
  readonly round: unknown;
  /** The browser has laid out the columns itself before script came: they stay as they are. */
  readonly isLaidOut: boolean;
  /** Told what was found before anything was laid out. */
  readonly onMeasure: (found: MeasuredColumns) => void;
}

/** The widths of a table's columns, set from script since the markup may hold no style. Renders a `<colgroup>`. */
export function ColumnGroup(props: ColumnGroupProps): ReactNode {
  const { widths, count, round, isLaidOut, onMeasure } = props;
  const group = useRef<HTMLTableColElement>(null);
  const last = useRef<unknown>(NO_ROUND);
  useIsomorphicLayoutEffect(() => {
    const table = group.current?.closest("table");
    if (!table || !group.current) return;
    const isFirst = last.current === NO_ROUND;
    const isKept = isFirst && isLaidOut;
    last.current = round;
    // Asking a table for its place before its first layout would lay it out twice.
    const place = widths || isFirst ? null : placeOf(table.parentElement);
    const found = widths || isKept ? null : measureColumns(table);
    const own = found && fitWidths(found.columns, found.available);
    const list = widths ?? (isKept ? headWidths(table.parentElement) : own);
    const sum = apply(table, group.current, list);
    // A table that was out of sight has lost its place.
    if (place && table.parentElement) Object.assign(table.parentElement, place);
    if (!found) return;
    if (isFirst) markMore(table, sum - found.available > 1);
    onMeasure(found);
  }, [widths, count, round, isLaidOut, onMeasure]);
  return (
    <colgroup ref={group} className="ac-cols">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <col key={at} className="ac-colw" />
      ))}
    </colgroup>
  );
}

function placeOf(scroller: Element | null): object | null {
  return scroller && { scrollLeft: scroller.scrollLeft, scrollTop: scroller.scrollTop };
}

/** `ScrollX` says so itself once all is laid out; that would be another style and layout, for what is known at first. */
function markMore(table: HTMLTableElement, hasMore: boolean): void {
  table.parentElement?.parentElement?.toggleAttribute("data-more", hasMore);
}

/** @returns pixels of all columns together */
function apply(table: HTMLTableElement, group: Element, widths: readonly number[] | null): number {
  let sum = 0;
  for (const [at, column] of [...group.children].entries()) {
    const width = widths?.[at] ?? 0;
    sum += width;
    (column as HTMLElement).style.width = widths ? `${width}px` : "";
  }
  table.style.setProperty("--_ac-columns", `${sum}px`);
  table.classList.toggle("ac-t-fixed", widths !== null);
  return sum;
}
