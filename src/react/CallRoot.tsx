"use client";
import type { HTMLAttributes, ReactNode, Ref } from "react";
import { cx } from "../cards/shared/cx.ts";
import { useCardHost } from "../cards/shared/host.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { AnyRegistry, Resolution } from "../registry/types.ts";
import { CatchErrors } from "./CatchErrors.tsx";
import { type CallState, callState, hasResult, statusText } from "./callState.ts";
import { LAST_RESORT } from "./lastResort.tsx";
import { useRenderHost } from "./renderHost.ts";

export interface RootProps extends Omit<HTMLAttributes<HTMLDivElement>, "children"> {
  readonly ref?: Ref<HTMLDivElement>;
}

interface CallRootProps extends RootProps {
  readonly call: ToolCall;
  readonly resolution: Resolution;
  /** Of a row; absent where the renderer stands alone. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** The outermost element of a call, with the attributes that hosts may select by. Renders a `<div>`. */
export function CallRoot(props: CallRootProps): ReactNode {
  const { call, resolution, open, children, className, ...rest } = props;
  const { theme } = useCardHost();
  const { registry, onError } = useRenderHost();
  const state = callState(call);
  return (
    <div
      {...rest}
      className={cx("ac-root not-prose ac-call", className)}
      data-slot="tool-call"
      data-theme={theme}
      data-kind={shownKind(call, resolution, registry)}
      data-status={statusName(call, state)}
      data-artifact-status={state === "other" ? statusText(call) : undefined}
      data-state={open === undefined ? undefined : open ? "open" : "closed"}
      data-layout={open === undefined ? "full" : "row"}
    >
      <CatchErrors
        resetKey={call}
        fallback={() => LAST_RESORT}
        onError={(error) => onError(error, call)}
      >
        {children}
      </CatchErrors>
    </div>
  );
}

/** A registered kind, `value` for portable text; never a word of the data's own choosing. */
function shownKind(
  call: ToolCall,
  resolution: Resolution,
  registry: AnyRegistry,
): string | undefined {
  if (!hasResult(call)) return undefined;
  const byKind = resolution.matched === "kind" ? resolution : registry.resolve(call, "kind");
  return byKind.key ?? (resolution.matched === "value" ? "value" : undefined);
}

function statusName(call: ToolCall, state: CallState): string {
  if (state === "running") return call.status;
  return state === "other" ? "success" : state;
}
