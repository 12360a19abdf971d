"use client";
import { type ReactNode, useMemo } from "react";
import { displayName } from "../../protocol/safety/displayName.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { LiveRegion } from "../shared/LiveRegion.tsx";
import { DeliveryHeader, type HeaderWord } from "./DeliveryHeader.tsx";
import { DeliveryTiles } from "./DeliveryTiles.tsx";
import type { Delivery } from "./delivery.ts";
import type { Transfers } from "./transfers.ts";
import { type IndexedFile, useDownloadAll } from "./useDownloadAll.ts";
import { useTransfers } from "./useTransfers.ts";

interface DeliveryGridProps {
  readonly delivery: Delivery;
  readonly word?: HeaderWord | undefined;
}

/** Header and tiles of a delivery. Renders a `<div>` and a `<ul>`. */
export function DeliveryGrid({ delivery, word }: DeliveryGridProps): ReactNode {
  const { resolveFile, downloadFile } = useKindHost();
  const { slots, phase } = delivery;
  const { transfers, actions } = useTransfers();
  const files = useMemo(
    () => slots.flatMap((entry, index) => (entry.type === "file" ? [{ index, entry }] : [])),
    [slots],
  );
  const downloadAll = useDownloadAll(files, actions);
  const saves = resolveFile !== undefined || downloadFile !== undefined;
  const offered = saves && phase === "done" && files.length > 1;
  return (
    <>
      <DeliveryHeader delivery={delivery} word={word} downloadAll={offered ? downloadAll : null} />
      {slots.length > 0 && (
        <DeliveryTiles
          slots={slots}
          busy={phase === "busy"}
          transfers={transfers}
          actions={actions}
        />
      )}
      <Failures files={files} transfers={transfers} />
    </>
  );
}

interface FailuresProps {
  readonly files: readonly IndexedFile[];
  readonly transfers: Transfers;
}

/** Says which transfers failed; the tiles show it. */
function Failures({ files, transfers }: FailuresProps): ReactNode {
  const { labels, limits } = useKindHost();
  const lines = files.flatMap(({ index, entry }) => {
    const transfer = transfers.get(index);
    if (transfer?.phase !== "failed") return [];
    const what = transfer.purpose === "open" ? labels.openFailed : labels.downloadFailed;
    return [`${displayName(entry.name, limits.nameUnits)}: ${what}`];
  });
  return <LiveRegion text={lines.join("; ")} />;
}
