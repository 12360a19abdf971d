"use client";
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { Card } from "../Card/Card.tsx";
import { useFindShortcut } from "../shared/find/useFindShortcut.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { columnLook } from "./columnLook.ts";
import { FilterField } from "./FilterField.tsx";
import { FilterToggle } from "./FilterToggle.tsx";
import { FrameBody } from "./FrameBody.tsx";
import { useTableActions } from "./useTableActions.tsx";
import { useTableView } from "./useTableView.ts";

/** Rows from which a filter is worth its place. */
const FILTERED_FROM = 2;

interface FrameCardProps {
  /** What the card's shell is given in any case. */
  readonly shell: Omit<ComponentProps<typeof Card>, "children" | "actions">;
  readonly frame: DataFrame;
  /** What the frame is read from. */
  readonly data: object;
  /** Accessible name of the table. */
  readonly label: string;
}

/** A data frame with its tools: filter, copies, download, summaries. Renders an `<article>`. */
export function FrameCard({ shell, frame, data, label }: FrameCardProps): ReactNode {
  const { labels } = useKindHost();
  const looks = useMemo(() => frame.columns.map((column) => columnLook(column)), [frame]);
  const state = useTableView(frame, looks, data);
  const [isFirstKept, setFirstKept] = useState(false);
  const [hasFilter, setFilter] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const narrowField = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const tools = useTableActions({
    frame,
    looks,
    state,
    title: shell.title ?? "",
    isFirstKept,
    setFirstKept,
  });

  const { rowCount, columns } = frame;
  const canFilter = rowCount >= FILTERED_FROM && columns.length > 0;
  const openFilter = (): void => {
    setFilter(true);
    requestAnimationFrame(() =>
      (field.current?.offsetParent ? field : narrowField).current?.focus({ preventScroll: true }),
    );
  };
  useFindShortcut(body, canFilter ? openFilter : undefined);
  const closeFilter = (): void => {
    setFilter(false);
    body.current
      ?.querySelector<HTMLElement>("[data-row] [tabindex='0']")
      ?.focus({ preventScroll: true });
  };

  const total = frame.totalRows ?? rowCount;
  const { query, setQuery, view } = state;
  const isFiltered = view.query !== "";
  const isPart = rowCount < total;
  const size = isPart
    ? labels.tablePart(rowCount, total, columns.length)
    : labels.tableSize(total, columns.length);
  const sizeShort = isPart
    ? labels.rowsOfShort(rowCount, total)
    : labels.tableSizeShort(total, columns.length);
  return (
    <Card
      {...shell}
      modelSaw="table"
      meta={isFiltered ? labels.rowsOf(view.count, rowCount) : size}
      metaShort={isFiltered ? labels.rowsOfShort(view.count, rowCount) : sizeShort}
      tools={
        canFilter && (
          <>
            <FilterField
              query={query}
              onQuery={setQuery}
              field={field}
              className="ac-filter-wide"
            />
            <FilterToggle
              open={hasFilter}
              onToggle={() => (hasFilter ? setFilter(false) : openFilter())}
            />
          </>
        )
      }
      actions={tools.actions}
    >
      <div ref={body} className="ac-frame" data-slot="frame" aria-busy={state.isBusy || undefined}>
        {canFilter && hasFilter && (
          <div className="ac-subbar" data-slot="filter-bar">
            <FilterField
              query={query}
              onQuery={setQuery}
              onLeave={closeFilter}
              field={narrowField}
            />
          </div>
        )}
        <FrameBody
          frame={frame}
          looks={looks}
          state={state}
          label={label}
          isFirstKept={isFirstKept}
          onCopy={tools.copyBlock}
          onColumn={tools.onColumn}
        />
        {tools.below}
      </div>
    </Card>
  );
}
