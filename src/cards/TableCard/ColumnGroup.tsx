"use client";
import { type ReactNode, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";
import { fitWidths } from "./fitWidths.ts";
import { type MeasuredColumns, measureColumns } from "./measureColumns.ts";

interface ColumnGroupProps {
  /** Pixels of each mounted column; `null` while they are not known. */
  readonly widths: readonly number[] | null;
  /** How many there are. */
  readonly count: number;
  /** Measures columns whose widths are not known, before anything is laid out, and tells what it found. */
  readonly onMeasure: ((found: FoundColumns) => void) | null;
}

/** What was found before anything was laid out. */
export interface FoundColumns extends Pick<MeasuredColumns, "rowHeight" | "tallest"> {
  readonly widths: readonly number[];
}

/** The widths of a table's columns, set from script since the markup may hold no style. Renders a `<colgroup>`. */
export function ColumnGroup({ widths, count, onMeasure }: ColumnGroupProps): ReactNode {
  const group = useRef<HTMLTableColElement>(null);
  const isLaidOut = useRef(false);
  useIsomorphicLayoutEffect(() => {
    const table = group.current?.closest("table");
    if (!table || !group.current) return;
    // Asking a table for its place before its first layout would lay it out twice.
    const place = !widths && isLaidOut.current ? placeOf(table.parentElement) : null;
    isLaidOut.current = true;
    const found = widths || !onMeasure ? null : measured(table);
    apply(table, group.current, widths ?? found?.widths ?? null);
    // A table that was out of sight has lost its place.
    if (place && table.parentElement) Object.assign(table.parentElement, place);
    if (found) onMeasure?.(found);
  }, [widths, count, onMeasure]);
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

function measured(table: HTMLTableElement): FoundColumns | null {
  const found = measureColumns(table);
  return found && { ...found, widths: fitWidths(found.columns, found.available) };
}

function apply(table: HTMLTableElement, group: Element, widths: readonly number[] | null): void {
  let sum = 0;
  for (const [at, column] of [...group.children].entries()) {
    const width = widths?.[at] ?? 0;
    sum += width;
    (column as HTMLElement).style.width = widths ? `${width}px` : "";
  }
  table.style.setProperty("--_ac-columns", `${sum}px`);
  table.classList.toggle("ac-t-fixed", widths !== null);
}
