"use client";
import type { PointerEvent, ReactNode } from "react";
import { cx } from "../cards/shared/cx.ts";
import { useCardHost } from "../cards/shared/host.ts";
import { Icon, type LucideComponent } from "../cards/shared/Icon.tsx";
import { ChevronRight } from "../cards/shared/lucide/icons/chevron-right.ts";
import { CircleAlert } from "../cards/shared/lucide/icons/circle-alert.ts";
import { CircleSlash } from "../cards/shared/lucide/icons/circle-slash.ts";
import { Spinner } from "../cards/shared/Spinner.tsx";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { type CallState, stateWord } from "./callState.ts";
import { Elapsed } from "./Elapsed.tsx";
import { callDuration } from "./rowContent.ts";

interface ToolCallRowProps {
  readonly call: ToolCall;
  readonly state: CallState;
  readonly name: string;
  readonly summary: string;
  readonly icon: LucideComponent;
  readonly open: boolean;
  readonly onToggle: (row: HTMLElement) => void;
  /** Of the part that opens, while it is there. */
  readonly panelId: string | undefined;
  readonly nameId: string;
}

/**
 * The line of a call: what was done, to what, how it went and how long it took. Spaces between the
 * parts are for its accessible name and for copying. Renders a `<button>`.
 */
export function ToolCallRow(props: ToolCallRowProps): ReactNode {
  const { call, state, name, summary, icon, open, onToggle, panelId, nameId } = props;
  const { labels } = useCardHost();
  return (
    <button
      type="button"
      className="ac-row"
      data-slot="row"
      aria-expanded={open}
      aria-controls={panelId}
      onClick={(event) => onToggle(event.currentTarget)}
    >
      <span className="ac-row-icon" data-slot="icon">
        <StateIcon state={state} icon={icon} />
      </span>
      <bdi className="ac-row-name" dir="auto" data-slot="name" id={nameId} onPointerEnter={tellCut}>
        {name}
      </bdi>{" "}
      <span className="ac-row-args" data-slot="arguments" onPointerEnter={tellCut}>
        <bdi className="ac-row-ltr" dir="ltr">
          {summary}
        </bdi>
      </span>{" "}
      <span className="ac-row-end">
        <StateText call={call} state={state} />{" "}
        <span className="ac-sr">{open ? labels.hideDetails(name) : labels.showDetails(name)}</span>
        <Icon of={ChevronRight} size={14} className="ac-chev" />
      </span>
    </button>
  );
}

function StateIcon({ state, icon }: Pick<ToolCallRowProps, "state" | "icon">): ReactNode {
  if (state === "running") return <Spinner />;
  if (state === "error") return <Icon of={CircleAlert} />;
  if (state === "denied" || state === "interrupted") return <Icon of={CircleSlash} />;
  return <Icon of={icon} />;
}

function StateText({ call, state }: Pick<ToolCallRowProps, "call" | "state">): ReactNode {
  const { labels } = useCardHost();
  const word = stateWord(state, call, labels);
  const running = state === "running";
  const took = running ? null : callDuration(call);
  return (
    <>
      {word !== null && (
        <bdi
          className={cx("ac-row-word", running && "ac-row-run", state === "error" && "ac-row-fail")}
          dir="auto"
          data-slot="status"
        >
          {word}
        </bdi>
      )}{" "}
      {running && call.startedAt !== undefined && <Elapsed since={call.startedAt} />}
      {took !== null && (
        <span className="ac-row-time" data-slot="duration">
          {labels.duration(took)}
        </span>
      )}
    </>
  );
}

/** What is cut off can be read in full by resting on it. */
function tellCut({ currentTarget: part }: PointerEvent<HTMLElement>): void {
  part.title = part.scrollWidth > part.clientWidth ? (part.textContent ?? "") : "";
}
