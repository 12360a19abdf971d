"use client";
import type { ReactNode } from "react";
import { IconButton } from "../shared/IconButton.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import { RotateCw } from "../shared/lucide/icons/rotate-cw.ts";
import { X } from "../shared/lucide/icons/x.ts";
import type { Transfer } from "./transfers.ts";

interface TransferActionProps {
  /** Of the file, as shown. */
  readonly name: string;
  readonly transfer: Transfer | undefined;
  readonly onStart: () => void;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}

/** The download button of a tile; while bytes move it cancels, after a failure it tries again. */
export function TransferAction(props: TransferActionProps): ReactNode {
  const { name, transfer } = props;
  const { labels } = useKindHost();
  if (transfer?.phase === "busy")
    return (
      <IconButton
        icon={X}
        label={labels.cancelDownload}
        data-slot="cancel"
        onClick={props.onCancel}
      />
    );
  if (transfer?.phase === "failed")
    return (
      <IconButton
        icon={RotateCw}
        label={labels.tryAgain}
        data-slot="retry"
        onClick={props.onRetry}
      />
    );
  return (
    <IconButton
      icon={Download}
      label={labels.downloadNamed(name)}
      data-slot="download"
      onClick={props.onStart}
    />
  );
}
