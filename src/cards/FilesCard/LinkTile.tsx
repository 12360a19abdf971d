"use client";
import { memo, type ReactNode } from "react";
import type { LinkEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ArrowUpRight } from "../shared/lucide/icons/arrow-up-right.ts";
import { CommentAction, type CommentProps } from "./CommentAction.tsx";
import { CommentCount } from "./CommentCount.tsx";
import { EntryMark } from "./EntryMark.tsx";
import { Tile } from "./Tile.tsx";
import { linkMeta } from "./tileMeta.ts";
import { useLinkHref } from "./useLinkHref.ts";

interface LinkTileProps {
  readonly index: number;
  readonly entry: LinkEntry;
  readonly comment: CommentProps | null;
}

/** A delivered link: title over host, opens in a new tab. One that fails the URL rule is text. */
export const LinkTile = memo(function LinkTile({
  index,
  entry,
  comment,
}: LinkTileProps): ReactNode {
  const { labels, limits } = useKindHost();
  const href = useLinkHref(entry.url);
  const name = displayName(entry.name, limits.nameUnits);
  const meta = linkMeta(entry, href);
  return (
    <Tile
      type="url"
      name={entry.name}
      mark={<EntryMark entry={entry} />}
      meta={
        <>
          <bdi className="ac-sub-text">{meta}</bdi>
          {href !== null && <Icon of={ArrowUpRight} size={12} flip />}
          <CommentCount n={comment?.counts.get(index) ?? 0} />
        </>
      }
      pinned={comment?.open?.index === index}
      cover={
        href !== null && (
          <a
            className="ac-cover"
            data-slot="open"
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            referrerPolicy="no-referrer"
            title={name}
          >
            <span className="ac-sr">{`${labels.open(name)} (${meta})`}</span>
          </a>
        )
      }
      actions={comment && <CommentAction {...comment} index={index} entry={entry} name={name} />}
    />
  );
});
