"use client";
import { type ReactNode, useMemo } from "react";
import type { TablePayload } from "../../protocol/artifact/artifact.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { Card } from "../Card/Card.tsx";
import { copyAction } from "../Card/CardAction.ts";
import { TextBody } from "../Card/TextBody.tsx";
import type { CardProps } from "../CardProps.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { Table2 } from "../shared/lucide/icons/table-2.ts";
import { FrameCard } from "./FrameCard.tsx";
import { readTable } from "./readTable.ts";
import { useFrame } from "./useFrame.ts";

/**
 * Kind `table`: a data frame of any size, to sort, filter, copy and export. A payload without one shows its text, or the
 * portable value. Renders an `<article>`.
 */
export function TableCard(props: CardProps<TablePayload>): ReactNode {
  const { payload, artifact, value, isError, status } = props;
  const { labels, limits } = useKindHost();
  const { reading, text } = useMemo(() => readTable(payload, value), [payload, value]);
  const frame = useFrame(reading);
  const title = artifact?.title;
  const label = displayName(title ?? "", limits.titleUnits).trim() || labels.table;
  const shell = {
    kind: "table",
    icon: Table2,
    iconName: artifact?.icon,
    title,
    fallbackTitle: labels.table,
    value,
    isError,
    errorNote: labels.tableBeforeError,
    status,
  };
  if (reading && frame)
    return <FrameCard shell={shell} frame={frame} data={reading} label={label} />;
  return (
    <Card
      {...shell}
      actions={[copyAction(labels, () => text)]}
      {...(text !== value && { modelSaw: "table" as const })}
    >
      <TextBody text={text} label={label} wrap={false} />
    </Card>
  );
}
