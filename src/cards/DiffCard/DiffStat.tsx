"use client";
import type { ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { formatCount } from "../shared/formatCount.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { diffBlocks } from "./diffBlocks.ts";

interface DiffStatProps {
  readonly added: number;
  readonly removed: number;
  readonly className?: string;
}

/** Signed counts and five blocks; told in words to a screen reader. Renders a `<span>`, or nothing for no change. */
export function DiffStat({ added, removed, className }: DiffStatProps): ReactNode {
  const { labels, locale } = useKindHost();
  if (added + removed === 0) return null;
  return (
    <span className={cx("ac-stat", className)} data-slot="diff-stat">
      <span className="ac-sr">{labels.diffCounts(added, removed)}</span>
      <span className="ac-stat-n" aria-hidden="true">
        {added > 0 && <span className="ac-stat-add">+{formatCount(added, locale)}</span>}
        {removed > 0 && <span className="ac-stat-del">−{formatCount(removed, locale)}</span>}
        <span className="ac-bars">
          {diffBlocks(added, removed).map((block, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: five blocks that never move
            <span key={i} className="ac-bar" data-block={block} />
          ))}
        </span>
      </span>
    </span>
  );
}
