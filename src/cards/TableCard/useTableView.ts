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

/** Sort and filter of a table, worked out off the main thread where the table is large. */
export function useTableView(frame: DataFrame, looks: readonly ColumnLook[]): TableState {
  const engine = useTableEngine(frame, looks);
  const [asked, setAsked] = useState<{ readonly sort: TableSort; readonly name: string } | null>(
    null,
  );
  const [query, setQuery] = useState("");
  const [failed, setFailed] = useState<object | null>(null);
  const [done, setDone] = useState<{ readonly frame: DataFrame; readonly view: TableView } | null>(
    null,
  );
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
  const wanted = useMemo(() => ({ frame, sort, query }), [frame, sort, query]);
  const isPlain = sort === null && query === "";
  const view = isPlain || done?.frame !== frame ? whole : done.view;

  useEffect(() => {
    if (isPlain) return;
    const stop = new AbortController();
    const { frame, sort, query } = wanted;
    const work = async (): Promise<void> => {
      const [sorted, filtered] = await Promise.all([
        sort && engine().sort(sort.column, sort.way, stop.signal),
        query === "" ? null : engine().filter(query, stop.signal),
      ]);
      if (stop.signal.aborted) return;
      const rows = composeRows(sorted, filtered?.rows ?? null, frame.rowCount);
      setDone({ frame, view: { rows, count: rows?.length ?? frame.rowCount, query, sort } });
    };
    // Given up, or the worker is gone: what is shown stays, and is what it says it is.
    work().catch(() => !stop.signal.aborted && setFailed(wanted));
    return () => stop.abort();
  }, [engine, isPlain, wanted]);

  const isWorking = failed !== wanted && (view.query !== query || view.sort !== sort);
  const isBusy = !isPlain && isWorking;
  return { view, sort, query, setSort, setQuery, isBusy, engine };
}
