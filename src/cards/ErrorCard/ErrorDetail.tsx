"use client";
import { type ReactNode, useId, useMemo, useState } from "react";
import { readText } from "../Card/readText.ts";
import { TextBody } from "../Card/TextBody.tsx";
import { useCardHost } from "../shared/host.ts";
import { Icon } from "../shared/Icon.tsx";
import { ChevronRight } from "../shared/lucide/icons/chevron-right.ts";

interface ErrorDetailProps {
  readonly detail: string;
}

/** A disclosure with the detail in mono. Closed at first. Renders a `<button>` and a `<div>`. */
export function ErrorDetail({ detail }: ErrorDetailProps): ReactNode {
  const { labels, limits } = useCardHost();
  const id = useId();
  const [open, setOpen] = useState(false);
  const read = useMemo(() => readText(detail, limits, "plain"), [detail, limits]);
  return (
    <>
      <button
        type="button"
        className="ac-disc ac-inset"
        data-slot="detail-toggle"
        data-state={open ? "open" : "closed"}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="ac-col">
          <Icon of={ChevronRight} size={14} flip className="ac-disc-i" />
        </span>
        {labels.details} {!open && <span className="ac-meta">{labels.lines(read.lines)}</span>}
      </button>
      <div id={id} hidden={!open} className="ac-err-d" data-slot="detail">
        <TextBody text={detail} read={read} terminal className="ac-err-dt" />
      </div>
    </>
  );
}
