"use client";
import { memo, type ReactNode } from "react";
import { cx } from "../../shared/cx.ts";
import type { Mark } from "../../shared/find/hitTable.ts";
import { useKindHost } from "../../shared/kindHost.ts";
import { ScrollX } from "../../shared/ScrollX.tsx";
import { Gap } from "../../shared/window/Gap.tsx";
import { gapKey } from "../../shared/window/gapKey.ts";
import type { WindowPart } from "../../shared/window/windowParts.ts";
import { rowMarks } from "../longText/rowMarks.ts";
import type { SourceText } from "../readCode.ts";
import { CodeRow } from "./CodeRow.tsx";
import type { CodeView } from "./CodeView.ts";
import { isInRanges } from "./lineRanges.ts";
import { useWidest } from "./useWidest.ts";

interface CodeBoxProps extends CodeView {
  /** Rows to mount and the room between them. */
  readonly parts: readonly WindowPart[];
  /** Scrolls its own lines. */
  readonly tall: boolean;
}

const NONE: readonly Mark[] = [];

/**
 * Numbered rows, left to right in every language. Drawn again only when it would look otherwise: a text that grows out of sight does
 * not change it. Renders `<div>`s.
 */
export const CodeBox = memo(function CodeBox(props: CodeBoxProps): ReactNode {
  const { parts, tall, ...view } = props;
  const host = useKindHost();
  const { tabSize } = host;
  const { code, wrap, label, scroller, pick } = view;
  const widest = useWidest(tall && !wrap ? code : null, tabSize ?? 4);
  const digits = digitsOf(code);
  return (
    <ScrollX
      dir="ltr"
      label={label}
      scroller={scroller}
      className={cx(
        "ac-code ac-mono",
        wrap && "ac-code-wrap",
        tall && "ac-win ac-code-tall",
        tabSize !== undefined && `ac-tab-${tabSize}`,
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: clicks and keys of the number buttons inside */}
      <div
        ref={widest}
        className={cx("ac-code-in", digits > 3 && `ac-code-w${Math.min(digits, 8)}`)}
        data-slot="code"
        onClick={pick?.onClick}
        onKeyDown={pick?.onKeyDown}
      >
        {parts.map((part, at) =>
          part.row === undefined ? (
            <Gap key={gapKey(at, parts.length)} px={part.gap} />
          ) : (
            <CodeRow key={part.row} host={host} {...rowOf(view, part.row)} />
          ),
        )}
      </div>
    </ScrollX>
  );
}, isSame);

/** Whether the same rows are drawn alike. A box that scrolls also counts the rows that are not mounted. */
function isSame(before: CodeBoxProps, after: CodeBoxProps): boolean {
  const keys = Object.keys(after) as (keyof CodeBoxProps)[];
  const others = keys.filter((key) => before[key] !== after[key]);
  if (others.length === 0) return true;
  return (
    others.every((key) => key === "code" || key === "rows") &&
    !after.tall &&
    digitsOf(before.code) === digitsOf(after.code) &&
    after.parts.every((part) => part.row === undefined || isSameRow(before, after, part.row))
  );
}

function isSameRow({ rows: before }: CodeView, { rows: after }: CodeView, row: number): boolean {
  return (
    before.text(row) === after.text(row) &&
    before.line(row) === after.line(row) &&
    before.goesOn(row) === after.goesOn(row)
  );
}

function digitsOf({ total }: SourceText): number {
  return String(total).length;
}

function rowOf({ rows, tokens, highlighted, target, find, pick }: CodeView, row: number) {
  const line = rows.line(row);
  const goesOn = rows.goesOn(row);
  return {
    row,
    text: rows.text(row),
    number: goesOn ? null : line + 1,
    // A line that takes several rows is too long to have tokens.
    tokens: tokens.lineTokens(line),
    marks: find ? rowMarks(rows, find.hits, row, find.current) : NONE,
    highlighted: highlighted.length > 0 && isInRanges(highlighted, line + 1),
    target: line === target,
    picked: pick ? line >= pick.from && line <= pick.to : undefined,
    active: pick?.active === line && !goesOn,
  };
}
