// biome-ignore-all lint/a11y/useSemanticElements: a real table would take on the host's own table styles
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a table are read, not operated
"use client";
import type { ReactNode } from "react";
import { Icon } from "../shared/Icon.tsx";
import { useKindHost } from "../shared/kindHost.ts";
import { ArrowDownToLine } from "../shared/lucide/icons/arrow-down-to-line.ts";
import { EllipsisVertical } from "../shared/lucide/icons/ellipsis-vertical.ts";
import { UnfoldVertical } from "../shared/lucide/icons/unfold-vertical.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { DiffGap } from "./diffRows.ts";

interface DiffBarProps {
  readonly gap: DiffGap;
  /** From 0. */
  readonly index: number;
  /** Of the table. */
  readonly columns: number;
  readonly onOpen: (gap: DiffGap) => void;
}

/** The bar in place of unchanged lines: a button where they are known. Renders a row of one cell. */
export function DiffBar({ gap, index, columns, onOpen }: DiffBarProps): ReactNode {
  const { labels } = useKindHost();
  const { id, count, section, last } = gap;
  const text = (
    <>
      {count !== null && count > 0 && (
        <bdi className="ac-hunk-all">{labels.unchangedLines(count)}</bdi>
      )}
      {count !== null && id !== null && (
        <bdi className="ac-hunk-act">{labels.showUnchangedLines(count)}</bdi>
      )}
      {section !== "" && (
        <bdi className="ac-hunk-fn" dir="ltr">
          <SafeText text={section.slice(0, 200)} />
        </bdi>
      )}
    </>
  );
  return (
    <div role="row" aria-rowindex={index + 1} className="ac-dr" data-row={index}>
      <span role="cell" aria-colspan={columns} className="ac-dr">
        {/* Where a selection is in a bar: its words are no part of the text, the lines it stands for are. */}
        <span className="ac-dr" data-row-text="" />
        {id === null || count === null ? (
          <span className="ac-hunk" data-slot="diff-skipped">
            <span className="ac-col">
              <Icon of={EllipsisVertical} size={14} />
            </span>
            {text}
          </span>
        ) : (
          <button
            type="button"
            className="ac-hunk ac-hunk-open ac-inset"
            data-slot="diff-gap"
            aria-label={labels.showUnchangedLines(count)}
            onClick={() => onOpen(gap)}
          >
            <span className="ac-col">
              <Icon of={last ? ArrowDownToLine : UnfoldVertical} size={14} />
            </span>
            {text}
          </button>
        )}
      </span>
    </div>
  );
}
