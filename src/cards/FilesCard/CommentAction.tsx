"use client";
import { type ReactNode, useRef } from "react";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { MessageSquarePlus } from "../shared/lucide/icons/message-square-plus.ts";
import { Popover } from "../shared/Popover/Popover.tsx";
import { Composer, type ComposerProps } from "./Composer.tsx";
import type { FeedbackActions, OpenComposer } from "./useFeedback.ts";

export interface CommentProps {
  readonly actions: FeedbackActions;
  readonly open: OpenComposer | null;
  readonly counts: ReadonlyMap<number, number>;
}

interface CommentActionProps extends CommentProps {
  readonly index: number;
  readonly entry: ComposerProps["entry"];
  readonly name: string;
}

/** The comment button of a tile and, where things hover, its composer in a popover. */
export function CommentAction(props: CommentActionProps): ReactNode {
  const { index, entry, name, actions } = props;
  const { labels } = useKindHost();
  const tile = useRef<HTMLElement | null>(null);
  const open = props.open?.index === index;
  return (
    <>
      <IconButton
        icon={MessageSquarePlus}
        label={labels.commentOn(name)}
        aria-expanded={open}
        data-slot="comment"
        onClick={({ currentTarget }) => {
          tile.current = currentTarget.closest("li");
          actions.toggle(index);
        }}
      />
      <Popover
        open={open && props.open?.inline === false}
        onOpenChange={(next) => !next && actions.close()}
        anchor={tile}
        label={labels.commentOn(name)}
      >
        <Composer index={index} entry={entry} actions={actions} />
      </Popover>
    </>
  );
}
