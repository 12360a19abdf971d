"use client";
import { type ReactNode, useMemo } from "react";
import { toolResultArtifact } from "../protocol/artifact/toolResultArtifact.ts";
import { toolResultValue } from "../protocol/artifact/toolResultValue.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { snapshot } from "../protocol/safety/snapshot.ts";
import { valueText } from "../protocol/safety/valueText.ts";
import { HIDDEN } from "../registry/readEntries.ts";
import { CallBody } from "./CallBody.tsx";
import { CallRoot, type RootProps } from "./CallRoot.tsx";
import { useRenderHost } from "./renderHost.ts";

export interface ArtifactCardProps extends RootProps {
  /** An artifact, validated or as it came, or a result that carries one. Anything that is not one shows `value`. */
  readonly artifact: unknown;
  /** The portable text. @default the `value` of a result that carries the artifact, else `""` */
  readonly value?: unknown;
  /** The call has failed, whatever the artifact says. @default false */
  readonly isError?: boolean;
}

/**
 * One artifact as its card, without a row. Further props go to the root. Renders a `<div>`.
 *
 * @example <ArtifactCard artifact={event.artifact} value={event.value} />
 */
export function ArtifactCard(props: ArtifactCardProps): ReactNode {
  const { artifact, value, isError = false, ...root } = props;
  const { registry } = useRenderHost();
  const call = useMemo(() => callOf(artifact, value, isError), [artifact, value, isError]);
  const resolution = registry.resolve(call, "kind");
  if (resolution.renderer === HIDDEN) return null;
  return (
    <CallRoot {...root} call={call} resolution={resolution}>
      <CallBody call={call} resolution={resolution} />
    </CallRoot>
  );
}

function callOf(input: unknown, value: unknown, isError: boolean): ToolCall {
  const artifact = toolResultArtifact(input);
  const unsupported = artifact ? null : toolResultArtifact(input, { version: null });
  const failed = isError === true || artifact?.status === "error";
  return snapshot({
    key: "",
    id: "",
    name: "",
    status: failed ? "error" : "success",
    value: value === undefined ? toolResultValue(input) : valueText(value),
    artifact,
    isError: failed,
    ...(unsupported && { unsupportedVersion: unsupported.version }),
    ...(unsupported?.title && { title: unsupported.title }),
  } satisfies ToolCall) as ToolCall;
}
