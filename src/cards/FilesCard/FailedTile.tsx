"use client";
import { memo, type ReactNode, useRef, useState } from "react";
import type { FailedEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { CircleAlert } from "../shared/lucide/icons/circle-alert.ts";
import { Reason } from "./Reason.tsx";
import { Tile } from "./Tile.tsx";

/** An item that was not delivered, in its place; the whole tile opens the whole reason. */
export const FailedTile = memo(function FailedTile(props: {
  readonly entry: FailedEntry;
}): ReactNode {
  const { entry } = props;
  const { labels, limits } = useKindHost();
  const tile = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const name = displayName(entry.name, limits.nameUnits);
  const reason = entry.error || labels.fileNotFound;
  return (
    <Tile
      tileRef={tile}
      type="failed"
      name={entry.name}
      mark={<Icon of={CircleAlert} />}
      open={open}
      metaTone="danger"
      meta={<bdi className="ac-sub-text">{displayName(reason, limits.titleUnits)}</bdi>}
      cover={
        <>
          <button
            type="button"
            className="ac-cover"
            data-slot="open"
            aria-label={labels.whyNotDelivered(name)}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          />
          <Reason entry={entry} reason={reason} anchor={tile} open={open} onOpenChange={setOpen} />
        </>
      }
    />
  );
});
