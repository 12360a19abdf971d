"use client";
import { type ReactNode, useMemo } from "react";
import type { TablePayload } from "../../protocol/artifact/artifact.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { Card } from "../Card/Card.tsx";
import { copyAction } from "../Card/CardAction.ts";
import { TextBody } from "../Card/TextBody.tsx";
import type { CardProps } from "../CardProps.ts";
import { useCardHost } from "../shared/host.ts";
import { Table2 } from "../shared/lucide/icons/table-2.ts";
import { readTable } from "./readTable.ts";
import { TableBody } from "./TableBody.tsx";
import { tableText } from "./tableText.ts";

/**
 * Kind `table`: the first rows and columns of a data frame, with its true size. A payload without one shows its text, or the
 * portable value. Renders an `<article>`.
 */
export function TableCard(props: CardProps<TablePayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useCardHost();
  const { frame, text } = useMemo(() => readTable(payload, value), [payload, value]);
  const title = artifact?.title;
  const label = displayName(title ?? "", limits.titleUnits).trim() || labels.table;
  const rows = Math.min(frame?.rowCount ?? 0, limits.tableRows);
  const columns = Math.min(frame?.columns.length ?? 0, limits.tableColumns);
  const total = frame?.totalRows ?? frame?.rowCount ?? 0;
  const copy = frame ? () => tableText(frame, rows, columns) : () => text ?? "";
  return (
    <Card
      kind="table"
      icon={Table2}
      iconName={artifact?.icon}
      title={title}
      fallbackTitle={labels.table}
      {...(frame && {
        meta: labels.tableSize(total, frame.columns.length),
        metaShort: labels.tableSizeShort(total, frame.columns.length),
      })}
      actions={[copyAction(labels, copy)]}
      value={value}
      {...(text !== value && { modelSaw: "table" as const })}
      isError={isError}
      errorNote={labels.tableBeforeError}
      status={status}
    >
      {frame ? (
        <TableBody frame={frame} rows={rows} columns={columns} label={label} />
      ) : (
        <TextBody text={text} label={label} wrap={false} />
      )}
    </Card>
  );
}
