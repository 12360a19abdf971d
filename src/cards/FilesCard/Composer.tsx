"use client";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { ArtifactEntry, FailedEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { FileName } from "../shared/FileName.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import { TextButton } from "../shared/TextButton.tsx";
import { EntryMark } from "./EntryMark.tsx";
import type { FeedbackActions } from "./useFeedback.ts";

/** UTF-16 units of one comment. */
const LONGEST = 10_000;
/** Stands for the name in the label, which is drawn around it. */
const NAME = "\ufffc";

export interface ComposerProps {
  readonly index: number;
  readonly entry: Exclude<ArtifactEntry, FailedEntry>;
  readonly actions: FeedbackActions;
  /** Puts the focus into the field. @default false */
  readonly autoFocus?: boolean;
}

/** A field for one comment on one entry. ⌘↵ or Ctrl+↵ sends, Esc closes and keeps the text. Renders a `<form>`. */
export function Composer({ index, entry, actions, autoFocus }: ComposerProps): ReactNode {
  const { labels, limits } = useKindHost();
  const [text, setText] = useState(() => actions.draft(index));
  const [phase, setPhase] = useState<"idle" | "sending" | "failed">("idle");
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const empty = text.trim() === "";
  const [before, after] = labels.commentOn(NAME).split(NAME);

  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);

  const write = (next: string): void => {
    setText(next);
    actions.keep(index, next);
  };
  const send = async (): Promise<void> => {
    if (empty || phase === "sending") return;
    setPhase("sending");
    if (!(await actions.send(index, entry, text))) setPhase("failed");
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      actions.close();
    } else if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) {
      event.preventDefault();
      void send();
    }
  };

  return (
    <form
      className="ac-comp"
      data-slot="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <span className="ac-comp-h">
        <span className="ac-slot ac-slot-small">
          <EntryMark entry={entry} size={16} />
        </span>
        {before && <span className="ac-comp-on">{before}</span>}
        <FileName name={entry.name} />
        {after && <span className="ac-comp-on">{after}</span>}
      </span>
      <textarea
        ref={field}
        className="ac-comp-t"
        value={text}
        maxLength={LONGEST}
        placeholder={labels.commentPrompt}
        aria-label={labels.commentOn(displayName(entry.name, limits.nameUnits))}
        aria-describedby={id}
        onChange={(event) => write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className="ac-comp-f">
        <span
          id={id}
          className="ac-comp-note"
          data-tone={phase === "failed" ? "danger" : undefined}
        >
          {phase === "failed" ? labels.sendFailed : labels.commentNote}
        </span>
        <TextButton
          data-slot="cancel"
          onClick={() => {
            actions.keep(index, "");
            actions.close();
          }}
        >
          {labels.cancel}
        </TextButton>
        <TextButton
          type="submit"
          variant="solid"
          data-slot="send"
          disabled={empty || phase === "sending"}
        >
          {phase === "failed" ? labels.tryAgain : labels.send}
        </TextButton>
      </span>
      <LiveRegion text={phase === "failed" ? labels.sendFailed : ""} />
    </form>
  );
}
