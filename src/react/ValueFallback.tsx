"use client";
import { type ReactNode, useMemo } from "react";
import { Card } from "../cards/Card/Card.tsx";
import { copyAction } from "../cards/Card/CardAction.ts";
import { CardFrame } from "../cards/Card/CardFrame.tsx";
import { CardNote } from "../cards/Card/CardNote.tsx";
import { TextBody } from "../cards/Card/TextBody.tsx";
import { CopyButton } from "../cards/shared/CopyButton.tsx";
import { useCardHost } from "../cards/shared/host.ts";
import { Info } from "../cards/shared/lucide/icons/info.ts";
import { TextAlignStart } from "../cards/shared/lucide/icons/text-align-start.ts";
import type { ToolCallStatus } from "../protocol/calls/toolCall.ts";
import { valueText } from "../protocol/safety/valueText.ts";
import { CatchErrors } from "./CatchErrors.tsx";
import { LAST_RESORT } from "./lastResort.tsx";
import { looksLikeOutput } from "./looksLikeOutput.ts";

export interface ValueFallbackProps {
  /** The portable text. */
  readonly value: string;
  readonly status: ToolCallStatus;
  /** Of the artifact that is not drawn, as it was sent. */
  readonly title?: string | null | undefined;
  /** Why this is not a card; absent where there is nothing to explain. */
  readonly note?: string | undefined;
  readonly onRetry?: () => void;
}

/**
 * The portable text of a result that has no card, escaped; with a title and a quiet note where there are
 * any. Never empty, never red, and the last thing that can fail does not. Renders a `<div>`.
 */
export function ValueFallback(props: ValueFallbackProps): ReactNode {
  const { value } = props;
  // The fallback takes any input (security R3).
  const text = useMemo(() => (typeof value === "string" ? value : valueText(value)), [value]);
  return (
    <div className="ac-value" data-slot="value-fallback">
      <CatchErrors resetKey={text} fallback={() => LAST_RESORT}>
        <ValueCard {...props} value={text} />
      </CatchErrors>
    </div>
  );
}

function ValueCard({ value, status, title, note, onRetry }: ValueFallbackProps): ReactNode {
  const { labels } = useCardHost();
  const notes = <Note text={note} value={value} onRetry={onRetry} />;
  if (!title || value === "") {
    return (
      <CardFrame kind="value" status={status} label={title || labels.result}>
        {notes}
        {value !== "" && <PlainText value={value} prose={note === undefined} />}
      </CardFrame>
    );
  }
  return (
    <Card
      kind="value"
      icon={TextAlignStart}
      title={title}
      fallbackTitle={labels.result}
      actions={[copyAction(labels, () => value)]}
      value={value}
      notes={notes}
      status={status}
    >
      <TextBody text={value} />
    </Card>
  );
}

interface NoteProps {
  readonly text: string | undefined;
  readonly value: string;
  readonly onRetry: (() => void) | undefined;
}

function Note({ text, value, onRetry }: NoteProps): ReactNode {
  const { labels } = useCardHost();
  const said = text ?? (value === "" ? labels.noResult : undefined);
  if (said === undefined) return null;
  const retry = (): void => {
    focusRow();
    onRetry?.();
  };
  const action = onRetry && { label: labels.tryAgain, onSelect: retry };
  return (
    <CardNote icon={Info} {...(action && { action })}>
      {said}
    </CardNote>
  );
}

/** The button that was pressed goes; the focus must not fall to the page with it. */
function focusRow(): void {
  const call = document.activeElement?.closest("[data-slot=tool-call]");
  call?.querySelector<HTMLElement>("[data-slot=row]")?.focus({ preventScroll: true });
}

/** Text without a header: its copy button stands at the top end. */
function PlainText({ value, prose }: { value: string; prose: boolean }): ReactNode {
  const face = useMemo(() => (prose && !looksLikeOutput(value) ? "prose" : "mono"), [prose, value]);
  return (
    <div className="ac-plain">
      <TextBody text={value} face={face} />
      <span className="ac-plain-end">
        <CopyButton text={() => value} />
      </span>
    </div>
  );
}
