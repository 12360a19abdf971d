"use client";
import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { Icon, type LucideComponent } from "../shared/Icon.tsx";

interface CardNoteProps {
  readonly icon: LucideComponent;
  readonly children: ReactNode;
  /** `danger` for an error strip. @default "quiet" */
  readonly tone?: "quiet" | "danger";
  /** A link-like button at the end. */
  readonly action?: { readonly label: string; readonly onSelect: () => void };
  /** Leaves the action out of a narrow card, where a pressed button says the same. */
  readonly actionWideOnly?: boolean;
}

/** A quiet line under the header. Renders a `<div>`. */
export function CardNote(props: CardNoteProps): ReactNode {
  const { icon, children, tone = "quiet", action, actionWideOnly } = props;
  return (
    <div className={cx("ac-note", tone === "danger" && "ac-note-danger")} data-slot="note">
      <span className="ac-col">
        <Icon of={icon} size={14} />
      </span>
      <span className="ac-grow">{children}</span>
      {action && (
        <button
          type="button"
          className={cx("ac-lnk", actionWideOnly && "ac-wide")}
          data-slot="note-action"
          onClick={action.onSelect}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
