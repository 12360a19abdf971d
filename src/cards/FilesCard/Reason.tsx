"use client";
import type { ReactNode, RefObject } from "react";
import type { FailedEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { CopyButton } from "../shared/CopyButton.tsx";
import { clipUnits } from "../shared/clipUnits.ts";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { X } from "../shared/lucide/icons/x.ts";
import { Popover } from "../shared/Popover/Popover.tsx";
import { SafeText } from "../shared/SafeText.tsx";

interface ReasonProps {
  readonly entry: FailedEntry;
  /** What to show; the entry's own error, or a stand-in. */
  readonly reason: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The whole reason why an item was not delivered, beside its tile. */
export function Reason({ entry, reason, anchor, open, onOpenChange }: ReasonProps): ReactNode {
  const { labels, limits } = useKindHost();
  const name = displayName(entry.name, limits.nameUnits);
  return (
    <Popover
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      label={labels.whyNotDelivered(name)}
      offset={4}
      variant="note"
      className="ac-peek"
    >
      <span className="ac-peek-h">
        <span className="ac-peek-t">
          <bdi className="ac-peek-name">{name}</bdi> · {labels.notDelivered}
        </span>
        <span className="ac-acts">
          <CopyButton text={() => reason} />
          <IconButton icon={X} label={labels.close} onClick={() => onOpenChange(false)} />
        </span>
      </span>
      <span className="ac-peek-b" dir="auto" data-slot="reason">
        <SafeText text={clipUnits(reason, limits.textShown)} />
      </span>
    </Popover>
  );
}
