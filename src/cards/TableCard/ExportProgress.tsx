"use client";
import type { ReactNode } from "react";
import { CardFooter } from "../Card/CardFooter.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { Download } from "../shared/lucide/icons/download.ts";
import type { RunningExport } from "./useExport.ts";

interface ExportProgressProps {
  readonly job: RunningExport;
  readonly onCancel: () => void;
}

/** How far a long export is, and a way to stop it. */
export function ExportProgress({ job, onCancel }: ExportProgressProps): ReactNode {
  const { labels } = useKindHost();
  return (
    <CardFooter
      icon={Download}
      end={
        <button type="button" className="ac-lnk" data-slot="cancel-export" onClick={onCancel}>
          {labels.cancel}
        </button>
      }
    >
      <span data-slot="export-progress">{labels.working(job.label, job.share)}</span>
    </CardFooter>
  );
}
