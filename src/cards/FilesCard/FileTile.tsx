"use client";
import { memo, type ReactNode } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { CommentAction, type CommentProps } from "./CommentAction.tsx";
import { CommentCount } from "./CommentCount.tsx";
import { EntryMark } from "./EntryMark.tsx";
import { isImage } from "./fileKind.ts";
import { Tile } from "./Tile.tsx";
import { TransferAction } from "./TransferAction.tsx";
import { fileMeta } from "./tileMeta.ts";
import type { Transfer } from "./transfers.ts";
import type { PreviewHandlers } from "./usePreview.ts";
import type { TransferActions } from "./useTransfers.ts";

interface FileTileProps {
  readonly index: number;
  readonly entry: FileEntry;
  readonly transfer: Transfer | undefined;
  readonly actions: TransferActions;
  readonly preview: PreviewHandlers;
  readonly comment: CommentProps | null;
}

/** A delivered file: the whole tile opens it, its buttons comment on it and save it. */
export const FileTile = memo(function FileTile(props: FileTileProps): ReactNode {
  const { index, entry, transfer, actions, preview, comment } = props;
  const host = useKindHost();
  const { labels, limits } = host;
  const name = displayName(entry.name, limits.nameUnits);
  const resolves = host.resolveFile !== undefined && entry.path !== "";
  const opens = resolves || host.openFile !== undefined;
  const saves = resolves || host.downloadFile !== undefined;
  const pictured = resolves && isImage(entry);
  const failed = transfer?.phase === "failed" ? transfer : null;
  const open = (): void => {
    preview.close();
    void actions.open(index, entry);
  };
  const download = (): void => void actions.download(index, entry);
  return (
    <Tile
      type="file"
      name={entry.name}
      mark={<EntryMark entry={entry} />}
      meta={
        <>
          <span className="ac-sub-text">{metaText()}</span>
          <CommentCount n={comment?.counts.get(index) ?? 0} />
        </>
      }
      metaTone={failed ? "danger" : "quiet"}
      pinned={transfer !== undefined || comment?.open?.index === index}
      {...(pictured &&
        comment?.open?.index !== index && {
          onPointerEnter: (event) => preview.enter(event, index, entry),
          onPointerLeave: preview.leave,
        })}
      cover={
        opens && (
          <button
            type="button"
            className="ac-cover"
            data-slot="open"
            aria-label={labels.open(name)}
            title={pictured ? undefined : name}
            onClick={open}
          />
        )
      }
      actions={
        (saves || comment) && (
          <>
            {comment && <CommentAction {...comment} index={index} entry={entry} name={name} />}
            {saves && (
              <TransferAction
                name={name}
                transfer={transfer}
                onStart={download}
                onRetry={failed?.purpose === "open" ? open : download}
                onCancel={() => actions.cancel(index)}
              />
            )}
          </>
        )
      }
    />
  );

  function metaText(): string {
    if (transfer?.phase === "busy") return labels.downloading(transfer.share);
    if (failed) return failed.purpose === "open" ? labels.openFailed : labels.downloadFailed;
    return fileMeta(entry, labels);
  }
});
