"use client";
import { type ReactNode, useMemo } from "react";
import { cx } from "../cards/shared/cx.ts";
import { useCardHost } from "../cards/shared/host.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import type { RootProps } from "./CallRoot.tsx";
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
  return (
    <div
      {...rest}
      className={cx("ac-root not-prose ac-calls", className)}
      data-slot="tool-calls"
      data-theme={theme}
    >
      {items.map(([key, call]) => (
        <ToolCallCard key={key} call={call} className="ac-calls-item" />
      ))}
    </div>
  );
}

type KeyedCall = readonly [key: string, call: ToolCall];

/** Keys that are unique whatever the calls say: a repeated one keeps all its calls (security R15). */
function keyed(calls: readonly ToolCall[]): readonly KeyedCall[] {
  const seen = new Map<string, number>();
  return listOf(calls).map((call) => {
    const key = keyOf(call);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return [`${times}:${key}`, call];
  });
}

/** What is no list has no calls: a host may have none yet, and an iterator may never end. */
function listOf(calls: unknown): readonly ToolCall[] {
  try {
    return Array.isArray(calls) ? calls.slice() : [];
  } catch {
    return [];
  }
}

function keyOf(call: ToolCall): string {
  try {
    return typeof call?.key === "string" ? call.key : "";
  } catch {
    return "";
  }
}
