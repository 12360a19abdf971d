"use client";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { cx } from "../cards/shared/cx.ts";
import { useCardHost } from "../cards/shared/host.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { RootProps } from "./CallRoot.tsx";
import { CatchErrors } from "./CatchErrors.tsx";
import { LAST_RESORT } from "./lastResort.tsx";
import { useRenderHost } from "./renderHost.ts";
import { ToolCallCard } from "./ToolCallCard.tsx";

export interface ToolCallListProps extends RootProps {
  readonly calls: readonly ToolCall[];
}

/**
 * The calls of a conversation or a turn, one under the other. A call that did not change is not drawn
 * again, one that is off screen is not laid out. Further props go to the root. Renders a `<div>`.
 *
 * @example <ToolCallList calls={useToolCalls(store)} />
 */
export function ToolCallList({ calls, className, ...rest }: ToolCallListProps): ReactNode {
  const { theme } = useCardHost();
  const items = useMemo(() => keyed(calls), [calls]);
  const leaving = useLeaving(items);
  return (
    <div
      {...rest}
      className={cx("ac-root not-prose ac-calls", className)}
      data-slot="tool-calls"
      data-theme={theme}
    >
      {items.map(([key, call]) => (
        <Item key={key} call={call} />
      ))}
      {leaving.map((key) => (
        <Item key={key} call={null} />
      ))}
    </div>
  );
}

/** Stays a moment longer than its card, so that a cleanup that throws is caught here (hostile value C03). */
function Item({ call }: { readonly call: ToolCall | null }): ReactNode {
  const { onError } = useRenderHost();
  return (
    <CatchErrors
      resetKey={call}
      fallback={() => call && LAST_RESORT}
      onError={(error) => onError(error, call)}
    >
      {call && <ToolCallCard call={call} className="ac-calls-item" />}
    </CatchErrors>
  );
}

type KeyedCall = readonly [key: string, call: ToolCall];

/** Keys that are unique whatever the calls say: a repeated one keeps all its calls (security R15). */
function keyed(calls: readonly ToolCall[]): readonly KeyedCall[] {
  const seen = new Map<string, number>();
  return calls.map((call) => {
    const key = typeof call?.key === "string" ? call.key : "";
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return [`${times}:${key}`, call];
  });
}

/** Keys that were there in the last commit and are not now. */
function useLeaving(items: readonly KeyedCall[]): readonly string[] {
  const [before, setBefore] = useState(items);
  const same = sameKeys(before, items);
  useEffect(() => {
    if (!same) setBefore(items);
  }, [same, items]);
  if (same) return NONE;
  const now = new Set(items.map(([key]) => key));
  return before.map(([key]) => key).filter((key) => !now.has(key));
}

const NONE: readonly string[] = [];

function sameKeys(a: readonly KeyedCall[], b: readonly KeyedCall[]): boolean {
  return a === b || (a.length === b.length && a.every(([key], at) => key === b[at]?.[0]));
}
