"use client";
import { memo, type ReactNode } from "react";
import { cx } from "../shared/cx.ts";
import { useCardHost } from "../shared/host.ts";
import { SafeText } from "../shared/SafeText.tsx";
import { ScrollX } from "../shared/ScrollX.tsx";
import type { CodeLine } from "./readCode.ts";

interface CodeLinesProps {
  readonly lines: readonly CodeLine[];
  /** Decides the width of the gutter, so that it stays when more lines are shown. */
  readonly total: number;
  readonly wrap: boolean;
  /** Accessible name of the part that scrolls. */
  readonly label: string;
}

/**
 * Numbered lines, left to right in every language. The numbers are drawn by the sheet: no selection
 * and no copy picks them up. Renders `<div>`s.
 */
export function CodeLines({ lines, total, wrap, label }: CodeLinesProps): ReactNode {
  return (
    <ScrollX dir="ltr" label={label} className={cx("ac-code ac-mono", wrap && "ac-code-wrap")}>
      <div className={cx("ac-code-in", total > 999 && "ac-code-w4")} data-slot="code">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never change places
          <Line key={at} line={line} number={at + 1} />
        ))}
      </div>
    </ScrollX>
  );
}

const Line = memo(function Line(props: { readonly line: CodeLine; readonly number: number }) {
  const { labels } = useCardHost();
  const { line, number } = props;
  return (
    <div className="ac-ln" data-slot="code-line" data-n={number}>
      <span className="ac-ln-tx">
        <SafeText text={line.text} />
        {line.cut > 0 && (
          <span className="ac-cut" data-slot="line-cut">
            {labels.lineCut(line.cut)}
          </span>
        )}
        {/* Keeps an empty line as high as the others, and a line of its own when it is copied. */}
        {"\n"}
      </span>
    </div>
  );
});
