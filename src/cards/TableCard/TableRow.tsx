"use client";
import { memo, type ReactNode } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { gapKey } from "../shared/window/gapKey.ts";
import type { WindowPart } from "../shared/window/windowParts.ts";
import type { ColumnLook } from "./columnLook.ts";
import { GapCell } from "./GapCell.tsx";
import { drawCell, drawName, type RowDrawing } from "./TableCell.tsx";

interface TableRowProps extends Omit<RowDrawing, "host"> {
  readonly frame: DataFrame;
  readonly looks: readonly ColumnLook[];
  /** Place in what is shown. */
  readonly row: number;
  /** Row of the frame. */
  readonly source: number;
  readonly parts: readonly WindowPart[];
}

/** One row of cells. Renders a `<tr>`. */
export const TableRow = memo(function TableRow(props: TableRowProps): ReactNode {
  const { frame, looks, row, source, parts } = props;
  const { rowNames, columns } = frame;
  const drawing: RowDrawing = { ...props, host: useKindHost() };
  return (
    <tr className="ac-tr" aria-rowindex={row + 2} data-slot="row" data-row={row}>
      {parts.map((part, i) => {
        if (part.row === undefined) return <GapCell key={gapKey(i, parts.length)} />;
        const at = part.row;
        if (rowNames !== null && at === 0) return drawName(rowNames[source] ?? "", at, drawing);
        const column = rowNames === null ? at : at - 1;
        const look = looks[column];
        return look && drawCell(columns[column]?.values[source], look, at, drawing);
      })}
    </tr>
  );
});
