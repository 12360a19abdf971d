"use client";
import { memo, type ReactNode, useId } from "react";
import type { CodeEntry, DataEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { CopyButton } from "../shared/CopyButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { CommentAction, type CommentProps } from "./CommentAction.tsx";
import { CommentCount } from "./CommentCount.tsx";
import { EntryMark } from "./EntryMark.tsx";
import { InlineCard } from "./InlineCard.tsx";
import { inlineMeta, inlineText } from "./inlineEntry.ts";
import { Tile } from "./Tile.tsx";

interface InlineTileProps {
  readonly index: number;
  readonly entry: CodeEntry | DataEntry;
  readonly open: boolean;
  readonly onToggle: (index: number) => void;
  readonly comment: CommentProps | null;
}

/** A delivered piece of code or data; opens as a card beneath its row. Renders an `<li>`, and a second one when open. */
export const InlineTile = memo(function InlineTile(props: InlineTileProps): ReactNode {
  const { index, entry, open, onToggle, comment } = props;
  const { labels, limits } = useKindHost();
  const id = useId();
  const name = displayName(entry.name, limits.nameUnits);
  return (
    <>
      <Tile
        type={entry.type}
        name={entry.name}
        mark={<EntryMark entry={entry} />}
        open={open}
        meta={
          <>
            <span className="ac-sub-text">{inlineMeta(entry, labels)}</span>
            <CommentCount n={comment?.counts.get(index) ?? 0} />
          </>
        }
        pinned={comment?.open?.index === index}
        cover={
          <button
            type="button"
            className="ac-cover"
            data-slot="open"
            aria-label={labels.open(name)}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            title={name}
            onClick={() => onToggle(index)}
          />
        }
        actions={
          <>
            {comment && <CommentAction {...comment} index={index} entry={entry} name={name} />}
            <CopyButton text={() => inlineText(entry)} />
          </>
        }
      />
      {open && (
        <li className="ac-under" id={id} data-slot="opened">
          <InlineCard entry={entry} onClose={() => onToggle(index)} />
        </li>
      )}
    </>
  );
});
