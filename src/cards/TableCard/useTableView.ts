"use client";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import type { ColumnLook } from "./columnLook.ts";
import { composeRows } from "./composeRows.ts";
import type { TableSort, TableView } from "./TableView.ts";
import { type EngineSource, useTableEngine } from "./useTableEngine.ts";

export interface TableState {
  /** What is shown; the last one while a new one is worked out. */
  readonly view: TableView;
  /** What is asked for. */
  readonly sort: TableSort | null;
  readonly query: string;
  readonly setSort: (sort: TableSort | null) => void;
  readonly setQuery: (query: string) => void;
  /** A sort or a filter is being worked out. */
  readonly isBusy: boolean;
  readonly engine: EngineSource;
}

/** What was worked out, and of which frame. */
interface Done {
  readonly frame: DataFrame;
  readonly data: object;
  readonly view: TableView;
}

function hasSameRows(done: Done, { rowCount, columns }: DataFrame, data: object): boolean {
  const { frame } = done;
  return (
    done.data === data && frame.rowCount === rowCount && frame.columns.length === columns.length
  );
}

/**
 * Sort and filter of a table, worked out off the main thread where the table is large.
 * @param data what the frame is read from: while it is the same, another frame has the same rows, and what is shown stays until it
 *   is worked out anew.
 */
export function useTableView(
  frame: DataFrame,
  looks: readonly ColumnLook[],
  data: object,
): TableState {
  const engine = useTableEngine(frame, looks);
  const [asked, setAsked] = useState<{ readonly sort: TableSort; readonly name: string } | null>(
    null,
  );
  const [query, setQuery] = useState("");
  const [failed, setFailed] = useState<object | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const whole = useMemo<TableView>(
    () => ({ rows: null, count: frame.rowCount, query: "", sort: null }),
    [frame],
  );
  // Other data may have other columns: then nothing is sorted.
  const sort = asked && frame.columns[asked.sort.column]?.name === asked.name ? asked.sort : null;
  const setSort = useCallback(
    (next: TableSort | null) =>
      setAsked(next && { sort: next, name: frame.columns[next.column]?.name ?? "" }),
    [frame],
  );
  const wanted = useMemo(() => ({ frame, data, sort, query }), [frame, data, sort, query]);
  const isPlain = sort === null && query === "";
  const isOther = done?.frame !== frame;
  const view = isPlain || !done || (isOther && !hasSameRows(done, frame, data)) ? whole : done.view;

  useEffect(() => {
    if (isPlain) return;
    const stop = new AbortController();
    const { frame, data, sort, query } = wanted;
    const work = async (): Promise<void> => {
      const [sorted, filtered] = await Promise.all([
        sort && engine().sort(sort.column, sort.way, stop.signal),
        query === "" ? null : engine().filter(query, stop.signal),
      ]);
      if (stop.signal.aborted) return;
      const rows = composeRows(sorted, filtered?.rows ?? null, frame.rowCount);
      setDone({ frame, data, view: { rows, count: rows?.length ?? frame.rowCount, query, sort } });
    };
    // Given up, or the worker is gone: what is shown stays, and is what it says it is.
    work().catch(() => !stop.signal.aborted && setFailed(wanted));
    return () => stop.abort();
  }, [engine, isPlain, wanted]);

  const isWorking = failed !== wanted && (isOther || view.query !== query || view.sort !== sort);
  const isBusy = !isPlain && isWorking;
  return { view, sort, query, setSort, setQuery, isBusy, engine };
}
