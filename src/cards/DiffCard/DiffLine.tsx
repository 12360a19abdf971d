// biome-ignore-all lint/a11y/useSemanticElements: a real table would take on the host's own table styles
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a table are read, not operated
"use client";
import { memo, type ReactNode } from "react";
import type { Labels } from "../../locales/labels.ts";
import { cx } from "../shared/cx.ts";
import type { LineTokens } from "../shared/highlight/TokenTable.ts";
import { useKindHost } from "../shared/kindHost.ts";
import type { DiffRow, LineKind } from "./diffRows.ts";
import { diffText } from "./diffText.tsx";

interface DiffLineProps {
  readonly row: DiffRow;
  /** From 0. */
  readonly index: number;
  readonly tokens: LineTokens | undefined;
  readonly marksCr: boolean;
  /** Takes the focus when it appears. */
  readonly focus: boolean;
}

/** What the sheet colours a line by. */
export const KIND_CLASS: Readonly<Record<LineKind, string>> = {
  same: "",
  added: "ac-dl-a",
  removed: "ac-dl-r",
};

/** Classes of a row of lines, with the host's columns of a tab. Bars among them keep the host's own face. */
export function lineClass(tabSize: number | undefined): string {
  return cx("ac-dl ac-mono ac-inset", tabSize !== undefined && `ac-tab-${tabSize}`);
}

/** One line of a unified diff: both numbers, the sign, the text. Renders a row of four cells. */
export const DiffLine = memo(function DiffLine(props: DiffLineProps): ReactNode {
  const { row, index, tokens, marksCr, focus } = props;
  const { labels, tabSize } = useKindHost();
  const cell = row.new ?? row.old;
  if (!cell) return null;
  const { kind } = cell;
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      className={cx(lineClass(tabSize), KIND_CLASS[kind])}
      data-slot="diff-line"
      data-row={index}
      data-change={kind === "same" ? undefined : kind}
      {...(focus && { tabIndex: -1, ref: takeFocus })}
    >
      <span role="cell" className="ac-dl-n ac-dl-old">
        {row.old?.number}
      </span>
      <span role="cell" className="ac-dl-n ac-dl-new">
        {row.new?.number}
      </span>
      {diffSign(kind, labels)}
      <span role="cell" className="ac-dl-t" data-row-text="">
        {diffText(cell, tokens, marksCr, labels)}
      </span>
    </div>
  );
});

/** The sign of a line, drawn by the sheet and told in a word to a screen reader: a cell. */
export function diffSign(kind: LineKind, labels: Labels, className?: string): ReactNode {
  return (
    <span role="cell" className={cx("ac-dl-s", className)}>
      {kind !== "same" && <span className="ac-sr">{labels[kind]}</span>}
    </span>
  );
}

/** Keeps the keyboard where it was when the button that opened lines is gone. */
export function takeFocus(row: HTMLElement | null): void {
  row?.focus({ preventScroll: true });
}
