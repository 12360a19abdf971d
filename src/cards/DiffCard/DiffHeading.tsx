"use client";
import type { ReactNode } from "react";
import type { Labels } from "../../locales/labels.ts";
import type { PatchChange } from "../../protocol/payloads/patchTypes.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { DiffPath } from "./DiffPath.tsx";

interface DiffHeadingProps {
  readonly path: string;
  readonly change: PatchChange;
  /** The tool's word for what it did, when it says more than the badge and the counts. */
  readonly verb?: string;
}

/** Path, and a badge for a file that came, went or moved. Renders a `<span>`. */
export function DiffHeading({ path, change, verb }: DiffHeadingProps): ReactNode {
  const { labels } = useKindHost();
  const badge = badgeOf(change, labels);
  return (
    <span className="ac-dh">
      <DiffPath path={path} />
      {badge && (
        <span className="ac-badge" data-slot="badge">
          {badge}
        </span>
      )}
      {verb && (
        <bdi className="ac-meta ac-wide" data-slot="verb">
          {verb}
        </bdi>
      )}
    </span>
  );
}

function badgeOf(change: PatchChange, labels: Labels): string | null {
  switch (change) {
    case "new":
      return labels.newFile;
    case "deleted":
      return labels.deletedFile;
    case "renamed":
      return labels.renamed;
    case "copied":
      return labels.copied;
    default:
      return null;
  }
}
