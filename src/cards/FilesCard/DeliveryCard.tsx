"use client";
import { type ReactNode, useMemo } from "react";
import type { Artifact } from "../../protocol/artifact/artifact.ts";
import type { ToolCallStatus } from "../../protocol/calls/toolCall.ts";
import { readSendArtifactsArgs } from "../../protocol/payloads/sendArtifactsArgs.ts";
import { readSendArtifactsEntries } from "../../protocol/payloads/sendArtifactsEntries.ts";
import { DeliveryFrame } from "./DeliveryFrame.tsx";
import { arrangeDelivery, isRunning } from "./delivery.ts";

export interface DeliveryCardProps {
  /** Arguments of the call, whole, partial or encoded (contracts 2.3): the names before anything has arrived. */
  readonly args: unknown;
  /** Holds the entries (contracts 2.8). */
  readonly metadata: unknown;
  /** Of kind `files`, it holds the entries where `metadata` has none. */
  readonly artifact: Artifact | null;
  readonly status: ToolCallStatus;
  readonly value: string;
  readonly isError: boolean;
}

/** A delivery from its call to its end: spinner, names, files as they arrive, files, reasons (contracts 2.22, Q6). */
export function DeliveryCard(props: DeliveryCardProps): ReactNode {
  const { args, metadata, artifact, status, value, isError } = props;
  const running = isRunning(status);
  const payload = artifact?.kind === "files" ? artifact.payload : null;
  const entries = useMemo(
    () => readSendArtifactsEntries(metadata) ?? readSendArtifactsEntries(payload),
    [metadata, payload],
  );
  const asked = useMemo(() => readSendArtifactsArgs(args), [args]);
  const delivery = useMemo(
    () => arrangeDelivery(entries, asked, running),
    [entries, asked, running],
  );
  return <DeliveryFrame delivery={delivery} value={value} status={status} isError={isError} />;
}
