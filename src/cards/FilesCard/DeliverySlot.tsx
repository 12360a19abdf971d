"use client";
import { memo, type ReactNode } from "react";
import type { CommentProps } from "./CommentAction.tsx";
import { Composer } from "./Composer.tsx";
import type { Slot } from "./delivery.ts";
import { FailedTile } from "./FailedTile.tsx";
import { FileTile } from "./FileTile.tsx";
import { InlineTile } from "./InlineTile.tsx";
import { LinkTile } from "./LinkTile.tsx";
import type { Transfer } from "./transfers.ts";
import type { PreviewHandlers } from "./usePreview.ts";
import type { TransferActions } from "./useTransfers.ts";
import { WaitingTile } from "./WaitingTile.tsx";

interface DeliverySlotProps {
  readonly index: number;
  readonly slot: Slot;
  /** Whether more may come. */
  readonly busy: boolean;
  readonly transfer: Transfer | undefined;
  readonly actions: TransferActions;
  readonly preview: PreviewHandlers;
  readonly comment: CommentProps | null;
  readonly open: boolean;
  readonly onToggle: (index: number) => void;
}

/** The tile for whatever stands in a place and, where nothing hovers, the composer under it. Renders `<li>`s. */
export const DeliverySlot = memo(function DeliverySlot(props: DeliverySlotProps): ReactNode {
  const { index, slot, comment } = props;
  const inline = comment?.open?.index === index && comment.open.inline;
  return (
    <>
      <SlotTile {...props} />
      {inline && slot.type !== "waiting" && slot.type !== "failed" && (
        <li className="ac-under" data-slot="opened">
          <Composer index={index} entry={slot} actions={comment.actions} autoFocus />
        </li>
      )}
    </>
  );
});

function SlotTile(props: DeliverySlotProps): ReactNode {
  const { index, slot, comment } = props;
  switch (slot.type) {
    case "file":
      return (
        <FileTile
          index={index}
          entry={slot}
          transfer={props.transfer}
          actions={props.actions}
          preview={props.preview}
          comment={comment}
        />
      );
    case "url":
      return <LinkTile index={index} entry={slot} comment={comment} />;
    case "code":
    case "data":
      return (
        <InlineTile
          index={index}
          entry={slot}
          open={props.open}
          onToggle={props.onToggle}
          comment={comment}
        />
      );
    case "failed":
      return <FailedTile entry={slot} />;
    case "waiting":
      return <WaitingTile index={index} name={slot.name} busy={props.busy} />;
  }
}
