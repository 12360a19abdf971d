"use client";
import { memo, type ReactNode, useMemo } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";
import { ScrollX } from "../shared/ScrollX.tsx";
import { columnLook } from "./columnLook.ts";
import { TableCell } from "./TableCell.tsx";
import { TableHead } from "./TableHead.tsx";

/** Rows in view; from here on the table scrolls in itself. */
const FIRST_ROWS = 12;

/** Marks of hidden characters in the whole table that get an element of their own (security R16). */
const MAX_MARKS = 1000;

interface TableGridProps {
  readonly frame: DataFrame;
  /** Rows and columns that are mounted. */
  readonly rows: number;
  readonly columns: number;
  /** Accessible name. */
  readonly label: string;
}

/** The first rows and columns of a data frame. Renders a `<table>` that scrolls in its own box. */
export const TableGrid = memo(function TableGrid(props: TableGridProps): ReactNode {
  const { frame, rows, columns, label } = props;
  const { limits } = useCardHost();
  const { rowNames, rowCount, totalRows = rowCount } = frame;
  const shown = useMemo(() => frame.columns.slice(0, columns), [frame, columns]);
  const looks = useMemo(() => shown.map(columnLook), [shown]);
  const named = rowNames !== null;
  const marks = Math.max(1, Math.floor(MAX_MARKS / Math.max(1, (rows + 1) * columns)));
  return (
    <ScrollX label={label} className={cx("ac-tw", rows > FIRST_ROWS && "ac-tw-tall")}>
      <table
        className="ac-t"
        aria-label={label}
        aria-rowcount={totalRows + 1}
        aria-colcount={frame.columns.length + (named ? 1 : 0)}
        data-slot="table"
        data-rows={totalRows}
        data-columns={frame.columns.length}
      >
        <TableHead columns={shown} looks={looks} named={named} marks={marks} />
        <tbody className="ac-tbody">
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and their names may repeat
            <tr key={row} className="ac-tr" aria-rowindex={row + 2} data-slot="row">
              {named && (
                <th scope="row" className="ac-td ac-td-h">
                  <SafeText text={clipUnits(rowNames[row] ?? "", limits.cellUnits)} marks={marks} />
                </th>
              )}
              {shown.map(({ values }, column) => {
                const look = looks[column];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
                  look && <TableCell key={column} cell={values[row]} look={look} marks={marks} />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollX>
  );
});
