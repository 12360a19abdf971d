"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ChevronDown } from "../shared/lucide/icons/chevron-down.ts";
import { ChevronUp } from "../shared/lucide/icons/chevron-up.ts";
import { X } from "../shared/lucide/icons/x.ts";
import { Popover } from "../shared/Popover/Popover.tsx";
import { Spinner } from "../shared/Spinner.tsx";
import { ColumnSummaryList } from "./ColumnSummaryList.tsx";
import type { ColumnLook } from "./columnLook.ts";
import type { ColumnSummary } from "./compute/summarize.ts";
import { revealSideways } from "./useGridCursor.ts";
import type { EngineSource } from "./useTableEngine.ts";

interface SummaryPopoverProps {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  readonly engine: EngineSource;
  /** Column of the frame. */
  readonly column: number;
  readonly onColumn: (column: number) => void;
  readonly onClose: () => void;
}

/** What a column holds, in short, beside its name; steps from column to column. */
export function SummaryPopover(props: SummaryPopoverProps): ReactNode {
  const { frame, looks, engine, column, onColumn, onClose } = props;
  const { labels, limits } = useKindHost();
  const mark = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLElement | null>(null);
  const summary = useSummary(engine, column);
  const [ready, setReady] = useState(false);
  const name =
    displayName(frame.columns[column]?.name ?? "", limits.nameUnits) ||
    labels.columnNumber(column + 1);
  const look = looks[column];

  useEffect(() => {
    const grid = mark.current?.closest("[data-slot=frame]");
    const at = frame.rowNames === null ? column : column + 1;
    const cell =
      grid?.querySelector<HTMLElement>(`thead [data-c="${at}"]`) ??
      // A column that is not mounted: the first one is always in view.
      grid?.querySelector<HTMLElement>("thead [data-c='0']") ??
      null;
    if (cell) revealSideways(cell.closest<HTMLElement>("[data-slot=scroll]"), cell);
    anchor.current = cell?.querySelector<HTMLElement>("[data-slot=sort]") ?? cell;
    setReady(true);
  }, [frame, column]);

  return (
    <>
      <span ref={mark} hidden />
      {ready && (
        <Popover
          key={column}
          open
          onOpenChange={(open) => !open && onClose()}
          anchor={anchor}
          label={`${labels.columnSummary} · ${name}`}
          offset={4}
          className="ac-peek ac-sum"
        >
          <span className="ac-peek-h">
            <span className="ac-peek-t">
              <bdi className="ac-peek-name">{name}</bdi>
            </span>
            <span className="ac-acts">
              <IconButton
                icon={ChevronUp}
                label={labels.previousColumn}
                disabled={column === 0}
                onClick={() => onColumn(column - 1)}
              />
              <IconButton
                icon={ChevronDown}
                label={labels.nextColumn}
                disabled={column === frame.columns.length - 1}
                onClick={() => onColumn(column + 1)}
              />
              <IconButton icon={X} label={labels.close} onClick={onClose} />
            </span>
          </span>
          <span className="ac-sum-b" data-slot="summary">
            {summary && look ? (
              <ColumnSummaryList summary={summary} grouped={look.grouped} />
            ) : (
              <span className="ac-sum-wait">
                <Spinner />
              </span>
            )}
          </span>
        </Popover>
      )}
    </>
  );
}

function useSummary(engine: EngineSource, column: number): ColumnSummary | null {
  const [done, setDone] = useState<{
    readonly key: unknown;
    readonly column: number;
    readonly summary: ColumnSummary;
  } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    engine()
      .summary(column, stop.signal)
      .then(
        (summary) => setDone({ key: engine, column, summary }),
        () => undefined,
      );
    return () => stop.abort();
  }, [engine, column]);
  return done?.key === engine && done.column === column ? done.summary : null;
}
