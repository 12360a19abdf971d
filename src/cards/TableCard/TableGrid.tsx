"use client";
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { PrintRest } from "../Card/PrintRest.tsx";
import { cx } from "../shared/cx.ts";
import { ScrollX } from "../shared/ScrollX.tsx";
import { GapRow } from "../shared/window/GapRow.tsx";
import { gapKey } from "../shared/window/gapKey.ts";
import { usePrinting } from "../shared/window/printing.ts";
import { fixedSizes } from "../shared/window/rowSizes.ts";
import { useWindow } from "../shared/window/useWindow.ts";
import { CellPeek } from "./CellPeek.tsx";
import { ColumnGroup } from "./ColumnGroup.tsx";
import type { ColumnLook } from "./columnLook.ts";
import type { GridBlock, GridPoint } from "./GridPoint.ts";
import { cellOf, columnName, frameColumn, gridColumnCount } from "./gridColumns.ts";
import { isCut } from "./isCut.ts";
import type { MeasuredColumns } from "./measureColumns.ts";
import { TableHead } from "./TableHead.tsx";
import { TableRow } from "./TableRow.tsx";
import { sourceRow, type TableView } from "./TableView.ts";
import { useCellDrag } from "./useCellDrag.ts";
import { useCopyEvent } from "./useCopyEvent.ts";
import { useGridColumns } from "./useGridColumns.ts";
import { cellAt, onGridKey, pointOf, revealSideways, useGridCursor } from "./useGridCursor.ts";
import { useIsHydrating } from "./useIsHydrating.ts";
import { useOverscan } from "./useOverscan.ts";
import { fittingWidth, useResize, widthOf } from "./useResize.ts";
import { useRowHeight } from "./useRowHeight.ts";

/** A grid is a table whose cells take the focus. */
const GRID = "grid";
const SEVERAL = { "aria-multiselectable": true } as const;
/** Rows in view; from here on the table scrolls in itself. */
const FIRST_ROWS = 12;
/** Rows mounted beyond the view. */
const OVERSCAN = 8;
/** Marks of hidden characters in the whole table that get an element of their own (security R16). */
const MAX_MARKS = 1000;
/** Rows of a usual window: as long as there are no more, cells keep their share of the marks and are not drawn anew. */
const USUAL_ROWS = FIRST_ROWS + 2 + 2 * OVERSCAN;
/** Pixels that a key press makes a column wider. */
const RESIZE_STEP = 16;

interface TableGridProps {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  readonly view: TableView;
  /** Accessible name. */
  readonly label: string;
  readonly onSort: ((column: number) => void) | undefined;
  /** The first column stays in view in a card of any width. */
  readonly isFirstKept: boolean;
  /** Copies the selected cells, as columns of the frame and places of the view. */
  readonly onCopy: (block: GridBlock, data: DataTransfer | null) => void;
  /** Told which column has the focus, as an index into the frame's columns; -1 for names of rows. */
  readonly onColumn?: (column: number) => void;
  /** Rows that are mounted without a window, so that the browser's own find reaches them. */
  readonly wholeUpTo: number;
}

/** The open cell, as what it is in the data: it stays the same when rows are sorted, filtered or added. */
interface Peek {
  /** Row of the frame. */
  readonly source: number;
  readonly column: number;
  readonly name: string;
}

/** Whether the cell is still in the data, which may have become other data. */
function isThere(frame: DataFrame, { source, column, name }: Peek): boolean {
  return (
    source < frame.rowCount && column < gridColumnCount(frame) && columnName(frame, column) === name
  );
}

/**
 * A data frame of any size as a grid: rows and, past 30, columns are mounted only in view. Arrows move the cell, Shift
 * selects, Enter opens a cell; the header is its first row. Renders a `<table>` in a box that scrolls.
 */
export const TableGrid = memo(function TableGrid(props: TableGridProps): ReactNode {
  const { frame, looks, view, label, onSort, onCopy, onColumn, wholeUpTo } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const reveal = useRef<((row: number) => void) | null>(null);
  const { rowCount, totalRows = rowCount } = frame;
  const columnCount = gridColumnCount(frame);
  const size = useMemo(
    () => ({ rows: view.count, columns: columnCount }),
    [view.count, columnCount],
  );

  const printing = usePrinting();
  const cursor = useGridCursor({ scroller, size, reveal });
  const { widths, parts, partWidths, isMany, unprinted } = useGridColumns(
    scroller,
    frame,
    looks,
    cursor.pinnedColumns,
  );
  const isHydrating = useIsHydrating();
  const [isLaidOut] = useState(isHydrating);
  const [rowHeight, setRowHeight] = useRowHeight(scroller, frame, !isLaidOut && !isMany);
  const isWhole = !isMany && view.count <= wholeUpTo;
  const { overscan, isReady } = useOverscan(scroller, OVERSCAN, view.rows);
  const rows = useWindow({
    scroller,
    sizes: useMemo(() => fixedSizes(view.count, rowHeight), [view.count, rowHeight]),
    lead: rowHeight,
    overscan: isWhole ? wholeUpTo : overscan,
    firstRows: isWhole ? wholeUpTo : FIRST_ROWS + 1,
    pinned: cursor.pinnedRows,
  });
  const { expect } = rows;
  const round = useMemo(
    () => ({ frame, partWidths, round: widths.round }),
    [frame, partWidths, widths.round],
  );
  const onMeasure = useCallback(
    ({ rowHeight: px, tallest }: MeasuredColumns): void => {
      if (px > 0) setRowHeight(px);
      if (tallest !== null) expect(tallest);
    },
    [setRowHeight, expect],
  );
  useEffect(() => {
    reveal.current = (row) => row >= 0 && rows.scrollTo(row);
  });
  const focusedColumn = cursor.at.column;
  useEffect(() => onColumn?.(frameColumn(frame, focusedColumn)), [onColumn, frame, focusedColumn]);

  const [peeked, setPeek] = useState<Peek | null>(null);
  const peek = peeked && isThere(frame, peeked) ? peeked : null;
  const peekAnchor = useRef<HTMLElement | null>(null);
  const openPeek = (point: GridPoint): void => {
    peekAnchor.current = cellAt(scroller.current, point);
    if (peekAnchor.current) revealSideways(scroller.current, peekAnchor.current);
    const { column } = point;
    setPeek({ source: sourceRow(view, point.row), column, name: columnName(frame, column) });
  };
  const isPeeking = peek !== null;
  useEffect(() => {
    const cell = isPeeking ? peekAnchor.current : null;
    cell?.setAttribute("data-peeked", "");
    return () => cell?.removeAttribute("data-peeked");
  }, [isPeeking]);
  // Columns that are measured anew, since a typeface or another width came, may move it out of view.
  useEffect(() => {
    if (isPeeking && round && peekAnchor.current)
      revealSideways(scroller.current, peekAnchor.current);
  }, [isPeeking, round]);
  const startDrag = useCellDrag(scroller, cursor);
  const startResize = useResize(scroller, widths);
  const mounted = Math.max(USUAL_ROWS, rows.range.end - rows.range.first);
  const marks = Math.max(1, Math.floor(MAX_MARKS / Math.max(1, (mounted + 1) * parts.length)));

  const onKeyDown = (event: KeyboardEvent): void => {
    const { row, column } = cursor.at;
    if (event.defaultPrevented || !pointOf(event.target)) return;
    if (row < 0 && event.shiftKey && /^Arrow(Left|Right)$/.test(event.key)) {
      const side = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
      const step = event.key === "ArrowRight" ? RESIZE_STEP : -RESIZE_STEP;
      widths.resize(column, widthOf(scroller.current, column) + side * step);
    } else if (row >= 0 && (event.key === "Enter" || event.key === "F2") && !event.shiftKey) {
      openPeek(cursor.at);
    } else {
      const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2);
      if (!onGridKey(event, cursor, size, page)) return;
    }
    event.preventDefault();
  };
  const onClick = (event: MouseEvent): void => {
    const point = pointOf(event.target);
    if (!point || event.shiftKey || cursor.block || !document.getSelection()?.isCollapsed) return;
    if (point.row >= 0 && isCut(cellAt(scroller.current, point))) openPeek(point);
  };
  const onDoubleClick = (event: MouseEvent): void => {
    const grip =
      event.target instanceof Element ? event.target.closest<HTMLElement>("[data-grip]") : null;
    if (grip)
      widths.resize(
        Number(grip.dataset["grip"]),
        fittingWidth(scroller.current, Number(grip.dataset["grip"])),
      );
  };
  useCopyEvent(scroller, (data) => {
    const { block, at } = cursor;
    if (!block && (at.row < 0 || !document.getSelection()?.isCollapsed)) return false;
    onCopy(block ?? { top: at.row, bottom: at.row, first: at.column, last: at.column }, data);
    return true;
  });

  const { block } = cursor;
  return (
    <>
      <ScrollX
        label={label}
        scroller={scroller}
        isFocusedInside
        className={cx("ac-tw ac-win", view.count > FIRST_ROWS && "ac-tw-tall")}
      >
        <table
          role={GRID}
          className={cx(
            "ac-t",
            widths.isSized && "ac-t-sized",
            (props.isFirstKept || isMany) && "ac-t-keep",
          )}
          aria-label={label}
          aria-rowcount={(view.query === "" ? totalRows : view.count) + 1}
          aria-colcount={columnCount}
          {...(block && SEVERAL)}
          data-slot="table"
          data-rows={totalRows}
          data-columns={frame.columns.length}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={(event) => {
            const point = pointOf(event.target);
            if (point) cursor.follow(point);
          }}
          onDoubleClick={onDoubleClick}
          onPointerDown={(event) => {
            startResize(event);
            if (!event.isPropagationStopped()) startDrag(event);
          }}
        >
          <ColumnGroup
            widths={partWidths}
            count={parts.length}
            round={round}
            isLaidOut={isLaidOut}
            onMeasure={onMeasure}
          />
          <TableHead
            frame={frame}
            looks={looks}
            parts={parts}
            sort={view.sort}
            onSort={onSort}
            focused={cursor.at.row < 0 ? cursor.at.column : -1}
            marks={marks}
            hasTools={isReady}
            isPrinted={printing}
          />
          <tbody className="ac-tbody">
            {rows.parts.map((part, i) => {
              if (part.row === undefined)
                return <GapRow key={gapKey(i, rows.parts.length)} px={part.gap} />;
              const row = part.row;
              const isSelected = block !== null && row >= block.top && row <= block.bottom;
              return (
                <TableRow
                  key={row}
                  frame={frame}
                  looks={looks}
                  row={row}
                  source={sourceRow(view, row)}
                  parts={parts}
                  focused={cursor.at.row === row ? cursor.at.column : -1}
                  first={isSelected ? block.first : 0}
                  last={isSelected ? block.last : -1}
                  query={view.query}
                  isPartial={isMany}
                  marks={marks}
                />
              );
            })}
          </tbody>
        </table>
      </ScrollX>
      <PrintRest count={rows.unprinted} what="rows" />
      <PrintRest count={unprinted} what="columns" />
      {peek && (
        <CellPeek
          anchor={peekAnchor}
          name={peek.name}
          number={peek.source + 1}
          cell={cellOf(frame, peek.column, peek.source)}
          onClose={() => setPeek(null)}
        />
      )}
    </>
  );
});
