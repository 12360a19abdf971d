"use client";
import { type ReactNode, useMemo } from "react";
import { cellText } from "../../protocol/payloads/cell.ts";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { CardFooter } from "../Card/CardFooter.tsx";
import { HiddenNote } from "../Card/HiddenNote.tsx";
import { useCardHost } from "../shared/host.ts";
import { Info } from "../shared/lucide/icons/info.ts";
import { TableGrid } from "./TableGrid.tsx";

interface TableBodyProps {
  readonly frame: DataFrame;
  readonly rows: number;
  readonly columns: number;
  readonly label: string;
}

/** A data frame with its notes: hidden characters, and how much of it is shown. */
export function TableBody({ frame, rows, columns, label }: TableBodyProps): ReactNode {
  const { labels, limits } = useCardHost();
  const units = limits.cellUnits;
  const hidden = useMemo(
    () => hiddenCharacters(frame, rows, columns, units),
    [frame, rows, columns, units],
  );
  const total = frame.totalRows ?? frame.rowCount;
  const note = [
    rows < total && labels.firstRows(rows, total),
    columns < frame.columns.length && labels.firstColumns(columns, frame.columns.length),
  ].filter((sentence) => sentence !== false);
  const hasCells = frame.columns.length > 0 || frame.rowNames !== null;
  return (
    <>
      {hidden > 0 && <HiddenNote count={hidden} />}
      {hasCells && <TableGrid frame={frame} rows={rows} columns={columns} label={label} />}
      {(rows === 0 || columns === 0) && (
        <div className="ac-empty" data-slot="empty">
          {frame.rowCount === 0 ? labels.noRows : labels.noColumns}
        </div>
      )}
      {note.length > 0 && <CardFooter icon={Info}>{note.join(" ")}</CardFooter>}
    </>
  );
}

function hiddenCharacters(
  { columns, rowNames }: DataFrame,
  rows: number,
  shown: number,
  units: number,
): number {
  let sum = 0;
  const count = (text: string): void => {
    sum += countHidden(text);
  };
  for (const { name, type, values } of columns.slice(0, shown)) {
    count(name.slice(0, units));
    if (type === "number" || type === "boolean" || type === "date") continue;
    for (const cell of values.slice(0, rows)) count(cellText(cell, units));
  }
  for (const name of rowNames?.slice(0, rows) ?? []) count(name.slice(0, units));
  return sum;
}
