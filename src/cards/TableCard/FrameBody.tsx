"use client";
import { type ReactNode, useMemo } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { CardFooter } from "../Card/CardFooter.tsx";
import { HiddenNote } from "../Card/HiddenNote.tsx";
import { isPlain } from "../shared/isPlain.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import { Info } from "../shared/lucide/icons/info.ts";
import { type ColumnLook, textOf } from "./columnLook.ts";
import type { GridBlock } from "./GridPoint.ts";
import { TableGrid } from "./TableGrid.tsx";
import { nextSort, type TableView } from "./TableView.ts";
import type { TableState } from "./useTableView.ts";

interface FrameBodyProps {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  readonly state: TableState;
  readonly label: string;
  readonly isFirstKept: boolean;
  readonly onCopy: (view: TableView, block: GridBlock, data: DataTransfer | null) => void;
  readonly onColumn: (column: number) => void;
}

/** A data frame with what there is to say about it: hidden characters, nothing found, that it is a part. */
export function FrameBody(props: FrameBodyProps): ReactNode {
  const { frame, looks, state, label, isFirstKept, onColumn } = props;
  const { labels, limits } = useKindHost();
  const { view, sort, query, setSort, setQuery } = state;
  const hidden = useMemo(
    () => hiddenCharacters(frame, limits.cellUnits),
    [frame, limits.cellUnits],
  );
  const total = frame.totalRows ?? frame.rowCount;
  const hasCells = frame.columns.length > 0 || frame.rowNames !== null;
  const isEmpty = frame.rowCount === 0 || frame.columns.length === 0;
  const canSort = frame.rowCount > 1;
  const onSort = useMemo(
    () => (canSort ? (column: number) => setSort(nextSort(sort, column)) : undefined),
    [canSort, setSort, sort],
  );
  const onCopy = useMemo(
    () => (block: GridBlock, data: DataTransfer | null) => props.onCopy(view, block, data),
    [props.onCopy, view],
  );
  const hasNoMatch = view.query !== "" && view.count === 0;
  return (
    <>
      {hidden > 0 && <HiddenNote count={hidden} />}
      {hasCells && !hasNoMatch && (
        <TableGrid
          frame={frame}
          looks={looks}
          view={view}
          label={label}
          onSort={onSort}
          isFirstKept={isFirstKept}
          onCopy={onCopy}
          onColumn={onColumn}
          wholeUpTo={limits.tableRows}
        />
      )}
      {hasNoMatch && (
        <div className="ac-empty" data-slot="empty">
          <span className="ac-empty-t">
            {labels.noRowsMatch(displayName(query === "" ? view.query : query, QUERY_SHOWN))}
          </span>
          <button
            type="button"
            className="ac-tb"
            data-slot="clear-filter"
            onClick={() => setQuery("")}
          >
            {labels.clearFilter}
          </button>
        </div>
      )}
      {isEmpty && (
        <div className="ac-empty" data-slot="empty">
          {frame.rowCount === 0 ? labels.noRows : labels.noColumns}
        </div>
      )}
      {frame.rowCount < total && !isEmpty && (
        <CardFooter icon={Info}>
          {labels.firstRows(frame.rowCount, total)}
          <span className="ac-wide"> {labels.partOnly}</span>
        </CardFooter>
      )}
      <LiveRegion text={useSaid(state, frame)} />
    </>
  );
}

/** Units of a query that are repeated. */
const QUERY_SHOWN = 60;

/** What a change of order or filter is, in words. */
function useSaid({ view }: TableState, frame: DataFrame): string {
  const { labels, limits } = useKindHost();
  const { sort, query, count } = view;
  const name =
    sort &&
    (displayName(frame.columns[sort.column]?.name ?? "", limits.nameUnits) ||
      labels.columnNumber(sort.column + 1));
  const sorted = sort && name ? labels.sortedBy(name, sort.way) : "";
  const found =
    query === ""
      ? ""
      : count === 0
        ? labels.noRowsMatch(displayName(query, QUERY_SHOWN))
        : labels.rowsOf(count, frame.rowCount);
  return [found, sorted].filter(Boolean).join(" · ");
}

/** Rows that are looked through for hidden characters: those a reader meets first. */
const LOOKED_THROUGH = 200;
const COLUMNS_LOOKED_THROUGH = 100;

function hiddenCharacters({ columns, rowCount, rowNames }: DataFrame, units: number): number {
  let sum = 0;
  const rows = Math.min(rowCount, LOOKED_THROUGH);
  for (const { name, type, values } of columns.slice(0, COLUMNS_LOOKED_THROUGH)) {
    const texts = [name.slice(0, units)];
    const isText = type !== "number" && type !== "boolean" && type !== "date";
    for (let row = 0; isText && row < rows; row++) texts.push(textOf(values[row], units));
    sum += hiddenIn(texts);
  }
  return sum + hiddenIn((rowNames ?? []).slice(0, rows).map((name) => name.slice(0, units)));
}

/** Most texts have none: one look at all of them together finds out. */
function hiddenIn(texts: readonly string[]): number {
  return isPlain(texts.join("")) ? 0 : texts.reduce((sum, text) => sum + countHidden(text), 0);
}
