"use client";
import { type ReactNode, useEffect } from "react";
import { CardFrame } from "../cards/Card/CardFrame.tsx";
import { TextBody } from "../cards/Card/TextBody.tsx";
import { useCardHost } from "../cards/shared/host.ts";
import { Spinner } from "../cards/shared/Spinner.tsx";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { Renderer } from "../registry/types.ts";
import { failureNote } from "./fallbackNote.ts";
import { RendererBoundary } from "./RendererBoundary.tsx";
import { useRenderHost } from "./renderHost.ts";
import { ValueFallback } from "./ValueFallback.tsx";

interface DrawnCallProps {
  readonly call: ToolCall;
  readonly renderer: Renderer;
  readonly payload: unknown;
}

/** A renderer at work, inside a boundary of its own. */
export function DrawnCall({ call, renderer, payload }: DrawnCallProps): ReactNode {
  const { onError } = useRenderHost();
  const Component = renderer.component;
  return (
    <RendererBoundary
      resetKey={call}
      fallback={(retry) => <FailedCall call={call} onRetry={retry} />}
      pending={<LoadingCall call={call} />}
      onError={(error) => onError(error, call)}
      onRetry={() => void Component.preload?.().catch(() => undefined)}
    >
      <Component
        payload={payload}
        artifact={call.artifact}
        value={call.value}
        isError={call.isError}
        status={call.status}
        call={call}
      />
    </RendererBoundary>
  );
}

interface FailedCallProps {
  readonly call: ToolCall;
  readonly onRetry: () => void;
}

function FailedCall({ call, onRetry }: FailedCallProps): ReactNode {
  const { labels } = useCardHost();
  return (
    <ValueFallback
      value={call.value}
      status={call.status}
      title={call.artifact?.title}
      note={failureNote(call, labels)}
      onRetry={onRetry}
    />
  );
}

/** Errors the host knows: effects run twice in development, and one result may be shown twice. */
const told = new WeakSet<Error>();

/** A result that does not fit its renderer's schema. */
export function RefusedCall(props: FailedCallProps & { readonly error: Error }): ReactNode {
  const { call, error, onRetry } = props;
  const { onError } = useRenderHost();
  useEffect(() => {
    if (told.has(error)) return;
    told.add(error);
    onError(error, call);
  }, [error, call, onError]);
  return <FailedCall call={call} onRetry={onRetry} />;
}

/** In the same box, while the code of a card loads or a call still runs: the plain text. */
export function LoadingCall({ call }: { readonly call: ToolCall }): ReactNode {
  const { labels } = useCardHost();
  return (
    <CardFrame kind="value" status={call.status} label={labels.result}>
      {call.value === "" ? (
        <div className="ac-loading">
          <Spinner />
        </div>
      ) : (
        <TextBody text={call.value} />
      )}
    </CardFrame>
  );
}
