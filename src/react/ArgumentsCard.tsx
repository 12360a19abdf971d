"use client";
import { type ReactNode, useMemo } from "react";
import { Card } from "../cards/Card/Card.tsx";
import { copyAction } from "../cards/Card/CardAction.ts";
import { TextBody } from "../cards/Card/TextBody.tsx";
import { useCardHost } from "../cards/shared/host.ts";
import { Braces } from "../cards/shared/lucide/icons/braces.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { valueText } from "../protocol/safety/valueText.ts";

/** The arguments of a call that has no result yet, or never got one. Renders an `<article>`. */
export function ArgumentsCard({ call }: { readonly call: ToolCall }): ReactNode {
  const { labels } = useCardHost();
  const text = useMemo(() => argumentsText(call.args), [call.args]);
  return (
    <Card
      kind="arguments"
      icon={Braces}
      fallbackTitle={labels.arguments}
      actions={[copyAction(labels, () => text)]}
      value={text}
      status={call.status}
    >
      <TextBody text={text} terminal />
    </Card>
  );
}

/** Whether there are any arguments to show. */
export function hasArguments({ args }: ToolCall): boolean {
  if (typeof args === "object" && args !== null) return Object.keys(args).length > 0;
  return args !== undefined && args !== null && args !== "";
}

/** Arguments are a frozen snapshot, bounded in depth; still, nothing here may throw. */
function argumentsText(args: unknown): string {
  if (typeof args === "string") return args;
  try {
    return JSON.stringify(args, null, 2) ?? "";
  } catch {
    return valueText(args);
  }
}
