"use client";
import type { ReactNode } from "react";
import { Icon } from "../shared/Icon.tsx";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { CircleAlert } from "../shared/lucide/icons/circle-alert.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { Package } from "../shared/lucide/icons/package.ts";
import { PackageCheck } from "../shared/lucide/icons/package-check.ts";
import { PackageX } from "../shared/lucide/icons/package-x.ts";
import { X } from "../shared/lucide/icons/x.ts";
import { Spinner } from "../shared/Spinner.tsx";
import { TextButton } from "../shared/TextButton.tsx";
import type { Delivery } from "./delivery.ts";
import { deliveryTitle } from "./deliveryTitle.ts";
import type { DownloadAll } from "./useDownloadAll.ts";

/** A word for a call that came to nothing, e.g. "Stopped". */
export interface HeaderWord {
  readonly text: string;
  readonly danger: boolean;
}

interface DeliveryHeaderProps {
  readonly delivery: Delivery;
  /** Absent when there is nothing to save in one go. */
  readonly downloadAll: DownloadAll | null;
  readonly word?: HeaderWord | undefined;
}

function Mark({ delivery }: { readonly delivery: Delivery }): ReactNode {
  if (delivery.phase === "busy") return <Spinner />;
  if (delivery.phase === "idle") return <Icon of={Package} />;
  return <Icon of={delivery.delivered > 0 ? PackageCheck : PackageX} />;
}

/** The 32px line over the grid; its counts are read out politely as they change. Renders a `<div>`. */
export function DeliveryHeader(props: DeliveryHeaderProps): ReactNode {
  const { delivery, downloadAll, word } = props;
  const { labels } = useKindHost();
  return (
    <div className="ac-send-h" data-slot="header">
      <span className="ac-send-mark">
        <Mark delivery={delivery} />
      </span>
      <span className="ac-send-t" role="status" aria-live="polite" data-slot="counts">
        <span className="ac-send-title">{deliveryTitle(delivery, labels)}</span>
        {delivery.failed > 0 && (
          <span className="ac-send-word ac-send-fail">
            <Icon of={CircleAlert} size={12} />
            <span className="ac-send-n">{labels.failedCount(delivery.failed)}</span>
          </span>
        )}
        {word && (
          <span className={word.danger ? "ac-send-word ac-send-fail" : "ac-send-word"}>
            {word.danger && <Icon of={CircleAlert} size={12} />}
            {word.text}
          </span>
        )}
      </span>
      {downloadAll && <AllAction all={downloadAll} />}
    </div>
  );
}

function AllAction({ all }: { readonly all: DownloadAll }): ReactNode {
  const { labels } = useKindHost();
  return (
    <span className="ac-acts ac-send-acts" data-slot="actions">
      {all.at ? (
        <>
          <span className="ac-send-word">{labels.downloadingOf(all.at.k, all.at.n)}</span>
          <IconButton icon={X} label={labels.cancelDownload} onClick={all.cancel} />
        </>
      ) : (
        <TextButton aria-label={labels.downloadAll} data-slot="download-all" onClick={all.start}>
          <Icon of={Download} size={14} />
          <span className="ac-send-wide">{labels.downloadAll}</span>
          <span className="ac-send-narrow">{labels.downloadAllShort}</span>
        </TextButton>
      )}
    </span>
  );
}
