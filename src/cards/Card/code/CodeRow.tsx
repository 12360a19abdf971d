"use client";
import { memo, type ReactNode } from "react";
import { cx } from "../../shared/cx.ts";
import type { Mark } from "../../shared/find/hitTable.ts";
import type { LineTokens } from "../../shared/highlight/TokenTable.ts";
import type { KindHost } from "../../shared/kindHost.ts";
import { codeText } from "./codeText.tsx";

/** How the line of a row stands out. */
export interface LineLook {
  /** The payload or the host points at it. */
  readonly highlighted: boolean;
  /** The reader went to it. */
  readonly target: boolean;
  /** The reader picked it; `undefined` where lines cannot be picked. */
  readonly picked: boolean | undefined;
}

interface CodeRowProps extends LineLook {
  /** The same for all rows. */
  readonly host: KindHost;
  readonly row: number;
  readonly text: string;
  /** Number of its line; `null` where it goes on the row before. */
  readonly number: number | null;
  readonly tokens: LineTokens;
  readonly marks: readonly Mark[];
  /** Whether its number is the one that Tab reaches. */
  readonly active: boolean;
}

/**
 * One row of code. Its number is drawn by the sheet: no selection, no copy and no search picks it up. Where lines can be
 * picked it is a button. Renders a `<div>`.
 */
export const CodeRow = memo(function CodeRow(props: CodeRowProps): ReactNode {
  const { host, row, text, number, tokens, marks, highlighted, target, picked, active } = props;
  return (
    <div
      className={cx(
        "ac-ln",
        highlighted && "ac-ln-hl",
        target && "ac-ln-at",
        picked && "ac-ln-on",
        picked !== undefined && "ac-ln-pick",
      )}
      data-slot="code-line"
      data-row={row}
      data-n={number ?? undefined}
    >
      {picked !== undefined && number !== null && (
        <button
          type="button"
          className="ac-ln-n ac-inset"
          tabIndex={active ? 0 : -1}
          aria-label={host.labels.line(number)}
          aria-pressed={picked}
          data-slot="line-number"
          data-n={number}
        />
      )}
      {codeText(text, tokens, marks)}
      {/* Keeps an empty line as high as the others. */}
      {"\n"}
    </div>
  );
});
