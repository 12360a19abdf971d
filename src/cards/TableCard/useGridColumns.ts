"use client";
import { type RefObject, useMemo } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { fixedSizes, listedSizes } from "../shared/window/rowSizes.ts";
import { type RowWindow, useWindow } from "../shared/window/useWindow.ts";
import type { WindowPart } from "../shared/window/windowParts.ts";
import type { ColumnLook } from "./columnLook.ts";
import { estimateNameWidth, estimateWidth } from "./estimateWidth.ts";
import { gridColumnCount, MANY_COLUMNS, rowParts } from "./gridColumns.ts";
import { type ColumnWidths, useColumnWidths } from "./useColumnWidths.ts";

/** Rows that a width is guessed from where there are many columns, and where there are very many. */
const SAMPLE = 20;
const SMALL_SAMPLE = 4;

export interface GridColumns {
  readonly widths: ColumnWidths;
  /** What is mounted of each row: grid columns, and gaps. */
  readonly parts: readonly WindowPart[];
  /** Pixels of each part; `null` where the table finds them. */
  readonly partWidths: readonly number[] | null;
  /** Columns are mounted only in view, beside the first. */
  readonly isMany: boolean;
  /** Columns that are left out on paper; 0 on a screen. */
  readonly unprinted: number;
}

/** The columns of a grid with their widths. Past 30, widths are guessed and only columns in view are mounted. */
export function useGridColumns(
  scroller: RefObject<HTMLElement | null>,
  frame: DataFrame,
  looks: readonly ColumnLook[],
  pinned: readonly number[],
): GridColumns {
  const count = gridColumnCount(frame);
  const isMany = count > MANY_COLUMNS;
  const guessed = useGuessedWidths(frame, looks, isMany);
  // Read in full, or with more rows, a frame has the same columns.
  const columns = useMemo(
    () => JSON.stringify([frame.rowNames === null, ...frame.columns.map(({ name }) => name)]),
    [frame],
  );
  const widths = useColumnWidths(scroller, guessed, columns);
  const others = useOtherColumns(scroller, widths.list, isMany, pinned);
  const parts = useMemo(() => rowParts(count, others?.parts ?? null), [count, others?.parts]);
  const partWidths = useMemo(
    () => widths.list && parts.map((part) => part.gap ?? widths.list?.[part.row ?? 0] ?? 0),
    [widths.list, parts],
  );
  return { widths, parts, partWidths, isMany, unprinted: others?.unprinted ?? 0 };
}

function useGuessedWidths(
  frame: DataFrame,
  looks: readonly ColumnLook[],
  isMany: boolean,
): readonly number[] | null {
  const { locale } = useKindHost();
  return useMemo(() => {
    if (!isMany) return null;
    const sample = frame.columns.length > 1000 ? SMALL_SAMPLE : SAMPLE;
    const widths = frame.columns.map((column, at) => {
      const look = looks[at];
      return look ? estimateWidth(column, look, locale, Math.min(sample, frame.rowCount)) : 0;
    });
    return frame.rowNames === null
      ? widths
      : [estimateNameWidth(frame.rowNames, Math.min(sample, frame.rowCount)), ...widths];
  }, [frame, looks, isMany, locale]);
}

const NO_COLUMNS = fixedSizes(0, 1);
/** Where there is nothing to watch. */
const NO_SCROLLER = { current: null };

/** The window over all columns but the first; `null` where all are mounted. */
function useOtherColumns(
  scroller: RefObject<HTMLElement | null>,
  widths: readonly number[] | null,
  isMany: boolean,
  pinned: readonly number[],
): RowWindow | null {
  const sizes = useMemo(
    () => (isMany && widths ? listedSizes(widths.slice(1)) : NO_COLUMNS),
    [isMany, widths],
  );
  const columns = useWindow({
    scroller: isMany ? scroller : NO_SCROLLER,
    sizes,
    axis: "x",
    lead: (isMany && widths?.[0]) || 0,
    overscan: 2,
    firstRows: 12,
    printRows: MANY_COLUMNS - 1,
    pinned: useMemo(() => pinned.map((column) => column - 1), [pinned]),
  });
  return isMany ? columns : null;
}
