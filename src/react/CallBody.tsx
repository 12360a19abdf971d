"use client";
import { type ReactNode, useReducer } from "react";
import { useCardHost } from "../cards/shared/host.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { forgetPayload, readPayload } from "../registry/readPayload.ts";
import type { Resolution } from "../registry/types.ts";
import { ArgumentsCard, hasArguments } from "./ArgumentsCard.tsx";
import { hasResult } from "./callState.ts";
import { DrawnCall, LoadingCall, RefusedCall } from "./DrawnCall.tsx";
import { fallbackNote } from "./fallbackNote.ts";
import { useRenderHost } from "./renderHost.ts";
import { ValueFallback } from "./ValueFallback.tsx";

interface CallBodyProps {
  readonly call: ToolCall;
  readonly resolution: Resolution;
}

/** What a call shows besides its row: its renderer, its arguments while it waits, or the portable text. */
export function CallBody({ call, resolution }: CallBodyProps): ReactNode {
  const { registry } = useRenderHost();
  const [, readAgain] = useReducer((n: number) => n + 1, 0);
  const { renderer, matched } = resolution;
  if (!renderer) return <PlainCall call={call} />;
  if (renderer.fullRow !== true && !hasResult(call)) return <WaitingCall call={call} />;

  const result = readPayload(call, { ...resolution, renderer });
  if (result.ok) return <DrawnCall call={call} renderer={renderer} payload={result.payload} />;
  // Only a whole success has to fit the schema; of anything else the kind says how it is drawn.
  if (call.status !== "success" || call.isError) {
    const byKind = matched === "kind" ? null : registry.resolve(call, "kind");
    return byKind ? <CallBody call={call} resolution={byKind} /> : <PlainCall call={call} />;
  }
  const retry = (): void => {
    forgetPayload(call, renderer);
    readAgain();
  };
  return <RefusedCall call={call} error={result.error} onRetry={retry} />;
}

function PlainCall({ call }: { readonly call: ToolCall }): ReactNode {
  const { labels } = useCardHost();
  if (!hasResult(call)) return <WaitingCall call={call} />;
  if (call.value === "" && call.artifact === null && hasArguments(call))
    return <ArgumentsCard call={call} />;
  return (
    <ValueFallback
      value={call.value}
      status={call.status}
      title={call.artifact ? call.artifact.title : laterTitle(call)}
      note={fallbackNote(call, labels)}
    />
  );
}

/** Of a call whose artifact is of a later version: what is known of it besides. */
function laterTitle({ unsupportedVersion, title }: ToolCall): string | undefined {
  return unsupportedVersion === undefined ? undefined : title;
}

/** Before there is a result: what was asked for. */
function WaitingCall({ call }: { readonly call: ToolCall }): ReactNode {
  return hasArguments(call) ? <ArgumentsCard call={call} /> : <LoadingCall call={call} />;
}
