"use client";
import { memo, type ReactNode } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import type { WindowPart } from "../shared/window/windowParts.ts";
import type { ColumnLook } from "./columnLook.ts";
import { GapCell } from "./GapCell.tsx";
import { NameCell, TableCell } from "./TableCell.tsx";

interface TableRowProps {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  /** Place in what is shown. */
  readonly row: number;
  /** Row of the frame. */
  readonly source: number;
  readonly parts: readonly WindowPart[];
  /** Grid column that takes the focus; -1 for none in this row. */
  readonly focused: number;
  /** Selected grid columns, inclusive; none when `last` is below `first`. */
  readonly first: number;
  readonly last: number;
  readonly query: string;
  /** Hidden characters of one cell that get an element of their own. */
  readonly marks: number;
}

/** One row of cells. Renders a `<tr>`. */
export const TableRow = memo(function TableRow(props: TableRowProps): ReactNode {
  const { frame, looks, row, source, parts, focused, first, last, query, marks } = props;
  const { rowNames, columns } = frame;
  return (
    <tr className="ac-tr" aria-rowindex={row + 2} data-slot="row" data-row={row}>
      {parts.map((part, i) => {
        if (part.row === undefined)
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place
          return <GapCell key={`gap${i}`} />;
        const at = part.row;
        const cell = {
          at,
          isFocused: at === focused,
          isSelected: at >= first && at <= last,
          query,
          marks,
        };
        if (rowNames !== null && at === 0)
          return <NameCell key={at} {...cell} name={rowNames[source] ?? ""} />;
        const column = rowNames === null ? at : at - 1;
        const look = looks[column];
        return (
          look && (
            <TableCell key={at} {...cell} cell={columns[column]?.values[source]} look={look} />
          )
        );
      })}
    </tr>
  );
});
