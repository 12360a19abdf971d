// biome-ignore-all lint/a11y/useSemanticElements: a real table would take on the host's own table styles
// biome-ignore-all lint/a11y/useFocusableInteractive: rows of a table are read, not operated
"use client";
import { memo, type ReactNode } from "react";
import { clipUnits } from "../shared/clipUnits.ts";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { DiffRow } from "./foldBlocks.ts";

interface DiffLineProps {
  readonly row: DiffRow;
  /** From 1. */
  readonly index: number;
  readonly marksCr: boolean;
  /** Takes the focus when it appears: the button that showed it is gone. */
  readonly focus: boolean;
}

/** Units of one line shown at most; the copy actions give all of it. */
const LINE_UNITS = 5_000;
/** Hidden characters of one line that get an element of their own: thousands of lines may be mounted (security R16). */
const LINE_MARKS = 20;

const CLASSES = { same: "", added: "ac-dl-a", removed: "ac-dl-r" } as const;
const SIGNS = { same: "", added: "+", removed: "−" } as const;

/** One line of a unified diff: both numbers, the sign, the text. Renders a row of four cells. */
export const DiffLine = memo(function DiffLine(props: DiffLineProps): ReactNode {
  const { row, index, marksCr, focus } = props;
  const { labels } = useCardHost();
  const { kind, text, bare } = row;
  const hasCr = text.endsWith("\r");
  const whole = hasCr ? text.slice(0, -1) : text;
  const shown = clipUnits(whole, LINE_UNITS);
  return (
    <div
      role="row"
      aria-rowindex={index}
      className={cx("ac-dl ac-mono ac-inset", CLASSES[kind])}
      data-slot="diff-line"
      data-change={kind === "same" ? undefined : kind}
      {...(focus && { tabIndex: -1, ref: takeFocus })}
    >
      <span role="cell" className="ac-dl-n ac-dl-old">
        {row.old}
      </span>
      <span role="cell" className="ac-dl-n ac-dl-new">
        {row.new}
      </span>
      <span role="cell" className="ac-dl-s">
        {kind !== "same" && (
          <>
            <span className="ac-dl-g" aria-hidden="true">
              {SIGNS[kind]}
            </span>
            <span className="ac-sr">{labels[kind]}</span>
          </>
        )}
      </span>
      <span role="cell" className="ac-dl-t">
        <SafeText text={shown.replaceAll("\r", "␍")} marks={LINE_MARKS} />
        {shown.length < whole.length && (
          <span className="ac-cut" data-slot="line-cut">
            {labels.lineCut(whole.length - shown.length)}
          </span>
        )}
        {hasCr && marksCr && (
          <span className="ac-hid" data-slot="carriage-return" title="U+000D">
            CR
          </span>
        )}
        {bare && kind !== "same" && (
          <span className="ac-cut" data-slot="no-newline">
            {labels.noNewline}
          </span>
        )}
      </span>
    </div>
  );
});

function takeFocus(row: HTMLElement | null): void {
  row?.focus({ preventScroll: true });
}
