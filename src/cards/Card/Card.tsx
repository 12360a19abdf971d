"use client";
import { type ReactNode, useMemo } from "react";
import type { ToolCallStatus } from "../../protocol/calls/toolCall.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { useCardHost } from "../shared/host.ts";
import type { LucideComponent } from "../shared/Icon.tsx";
import { CircleAlert } from "../shared/lucide/icons/circle-alert.ts";
import { namedIcon } from "../shared/namedIcon.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { CardAction } from "./CardAction.ts";
import { CardFrame } from "./CardFrame.tsx";
import { CardHeader } from "./CardHeader.tsx";
import { CardNote } from "./CardNote.tsx";
import { firstLine } from "./firstLine.ts";
import { ModelText, type Unseen } from "./ModelText.tsx";
import { useModelToggle } from "./useModelToggle.ts";

interface CardShellProps {
  readonly kind: string;
  /** Of the kind; used unless `iconName` names one that we have. */
  readonly icon: LucideComponent;
  /** As the artifact sent it. */
  readonly iconName?: unknown;
  /** As the artifact sent it; clipped, one line, hidden characters shown. */
  readonly title?: string | null | undefined;
  readonly fallbackTitle: string;
  /** Shown whole or not at all. */
  readonly meta?: ReactNode;
  /** Replaces `meta` in a narrow card. */
  readonly metaShort?: ReactNode;
  /** Replaces the icon, e.g. a file icon. */
  readonly leading?: ReactNode;
  /** Replaces the title's text, e.g. a path; `title` is still the accessible name. */
  readonly heading?: ReactNode;
  /** Between title and actions, e.g. a filter field. */
  readonly tools?: ReactNode;
  readonly actions?: readonly CardAction[];
  /** The portable text. */
  readonly value: string;
  /** What the model did not see. Absent: no "what the model saw". */
  readonly modelSaw?: Unseen;
  /** Shows the error strip. */
  readonly isError?: boolean;
  /** What happened. @default the first line of `value` */
  readonly errorMessage?: string;
  /** A sentence after the message, e.g. that the image is from before the error. */
  readonly errorNote?: string;
  /** Further notes under the header. */
  readonly notes?: ReactNode;
  readonly status: ToolCallStatus;
  readonly children?: ReactNode;
}

const NO_ACTIONS: readonly CardAction[] = [];

/**
 * The box of a card with its header, notes and body, and "what the model saw" built in.
 * Assumes an `.ac-root` above. Renders an `<article>`.
 */
export function Card(props: CardShellProps): ReactNode {
  const { kind, icon, title, fallbackTitle, value, modelSaw, isError = false, notes } = props;
  const { limits } = useCardHost();
  const model = useModelToggle(props.actions ?? NO_ACTIONS, value, modelSaw !== undefined);
  const shownTitle = useMemo(
    () => displayName(title ?? "", limits.titleUnits).trim(),
    [title, limits.titleUnits],
  );
  const name = shownTitle || fallbackTitle;
  return (
    <CardFrame kind={kind} status={props.status} isError={isError} label={name}>
      <CardHeader
        icon={namedIcon(props.iconName, icon)}
        title={name}
        meta={props.meta}
        metaShort={props.metaShort}
        leading={props.leading}
        heading={props.heading}
        tools={model.shown ? undefined : props.tools}
        actions={model.actions}
      />
      {isError && (
        <ErrorStrip message={props.errorMessage ?? firstLine(value)} note={props.errorNote} />
      )}
      {model.shown && modelSaw && (
        <ModelText value={value} unseen={modelSaw} onClose={model.hide} />
      )}
      <div className="ac-body" data-slot="body" hidden={model.shown}>
        {notes}
        {props.children}
      </div>
    </CardFrame>
  );
}

interface ErrorStripProps {
  readonly message: string;
  readonly note: string | undefined;
}

function ErrorStrip({ message, note }: ErrorStripProps): ReactNode {
  const { labels } = useCardHost();
  const between = /[.!?…。！？]$/.test(message) ? " " : " · ";
  return (
    <CardNote icon={CircleAlert} tone="danger">
      <b className="ac-strong">{message || note ? labels.errorPrefix : labels.toolError}</b>
      {message && (
        <>
          {" "}
          <bdi className="ac-bdi">
            <SafeText text={message} />
          </bdi>
        </>
      )}
      {note && `${message ? between : " "}${note}`}
    </CardNote>
  );
}
