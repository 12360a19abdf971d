// biome-ignore-all lint/a11y/useSemanticElements: a real table would take on the host's own table styles
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a table are read, not operated
"use client";
import { memo, type ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import type { LineTokens } from "../shared/highlight/TokenTable.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { diffSign, KIND_CLASS, lineClass, takeFocus } from "./DiffLine.tsx";
import type { DiffCell, DiffRow, DiffSide } from "./diffRows.ts";
import { diffText } from "./diffText.tsx";

interface SplitLineProps {
  readonly row: DiffRow;
  /** From 0. */
  readonly index: number;
  readonly oldTokens: LineTokens | undefined;
  readonly newTokens: LineTokens | undefined;
  readonly marksCr: boolean;
  /** The side that can be selected. */
  readonly side: DiffSide;
  /** Takes the focus when it appears. */
  readonly focus: boolean;
}

/** Both sides of a line in one row, so that wrapped lines stay level. Renders a row of six cells. */
export const SplitLine = memo(function SplitLine(props: SplitLineProps): ReactNode {
  const { tabSize } = useKindHost();
  const { row, index, oldTokens, newTokens, marksCr, side, focus } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={cx(lineClass(tabSize), "ac-dl-2")}
      data-slot="diff-line"
      data-row={index}
      {...(focus && { tabIndex: -1, ref: takeFocus })}
    >
      <Half cell={row.old} side="old" tokens={oldTokens} marksCr={marksCr} active={side} />
      <Half cell={row.new} side="new" tokens={newTokens} marksCr={marksCr} active={side} />
    </div>
  );
});

interface HalfProps {
  readonly cell: DiffCell | null;
  readonly side: DiffSide;
  readonly tokens: LineTokens | undefined;
  readonly marksCr: boolean;
  readonly active: DiffSide;
}

function Half({ cell, side, tokens, marksCr, active }: HalfProps): ReactNode {
  const { labels } = useKindHost();
  const look = cell ? KIND_CLASS[cell.kind] : "ac-dl-x";
  return (
    <>
      <span role="cell" className={cx("ac-dl-n", side === "new" && "ac-dl-mid", look)}>
        {cell?.number}
      </span>
      {diffSign(cell?.kind ?? "same", labels, look)}
      <span
        role="cell"
        className={cx("ac-dl-t", look)}
        data-side={side}
        data-change={cell && cell.kind !== "same" ? cell.kind : undefined}
        data-row-text={side === active ? "" : undefined}
      >
        {cell && diffText(cell, tokens, marksCr, labels)}
      </span>
    </>
  );
}
