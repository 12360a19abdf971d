"use client";
import { memo, type ReactNode } from "react";
import type { Mark } from "../../shared/find/hitTable.ts";
import { ansiClass } from "../ansiClass.ts";
import { RunText } from "../RunText.tsx";
import type { TextIndex } from "./textIndex.ts";

interface TextRowProps {
  readonly index: TextIndex;
  readonly row: number;
  readonly marks: readonly Mark[];
  /** Leaves colours out. */
  readonly plain: boolean;
}

/** Hidden characters of one row that get an element each; later ones are written in brackets (security R16). */
const ROW_MARKS = 60;

/** One row of a long text. Renders a `<div>`. */
export const TextRow = memo(function TextRow({
  index,
  row,
  marks,
  plain,
}: TextRowProps): ReactNode {
  let at = 0;
  return (
    <div className="ac-tl" data-slot="text-row" data-row={row}>
      {index.line(row).map(({ text, style }, key) => {
        const from = at;
        at += text.length;
        const run = (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of one row never change places
          <RunText key={key} text={text} marks={marks} from={from} hiddenMarks={ROW_MARKS} />
        );
        return style && !plain ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: spans of one row never change places
          <span key={key} className={ansiClass(style)}>
            {run}
          </span>
        ) : (
          run
        );
      })}
    </div>
  );
});
