"use client";
import { type ReactNode, useMemo } from "react";
import type { FilesPayload } from "../../protocol/artifact/artifact.ts";
import { readSendArtifactsEntries } from "../../protocol/payloads/sendArtifactsEntries.ts";
import type { CardProps } from "../CardProps.ts";
import { DeliveryFrame } from "./DeliveryFrame.tsx";
import { arrangeDelivery, isRunning } from "./delivery.ts";

/** Card of kind `files` (contracts 5.2): the entries as tiles. Without a readable entry, the text. */
export function FilesCard(props: CardProps<FilesPayload>): ReactNode {
  const { payload, value, status, isError } = props;
  const delivery = useMemo(
    () => arrangeDelivery(readSendArtifactsEntries(payload), [], isRunning(status)),
    [payload, status],
  );
  return <DeliveryFrame delivery={delivery} value={value} status={status} isError={isError} />;
}
