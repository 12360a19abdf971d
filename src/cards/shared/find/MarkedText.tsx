import { Fragment, type ReactNode } from "react";
import { SafeText } from "../SafeText.tsx";
import type { Mark } from "./hitTable.ts";

interface MarkedTextProps {
  readonly text: string;
  /** In order, not overlapping; they may reach beyond the text. */
  readonly marks: readonly Mark[];
  /** Where the text begins in what the marks count from. @default 0 */
  readonly from?: number;
  /** See {@link SafeText}. */
  readonly hiddenMarks?: number;
  /** Draws a part of the text, which starts at `offset`. @default {@link SafeText} */
  readonly children?: (part: string, offset: number) => ReactNode;
}

/** Text as React text with what was found marked, and hidden characters as well. Renders text and `<mark>`s. */
export function MarkedText(props: MarkedTextProps): ReactNode {
  const { text, marks, from = 0, hiddenMarks = 400, children } = props;
  const draw = (start: number, end: number): ReactNode => {
    const part = text.slice(start, end);
    return children ? children(part, start) : <SafeText text={part} marks={hiddenMarks} />;
  };
  const out: ReactNode[] = [];
  let done = 0;
  const plain = (to: number): void => {
    if (to > done) out.push(<Fragment key={done}>{draw(done, to)}</Fragment>);
    done = Math.max(done, to);
  };
  for (const mark of marks) {
    const start = Math.max(0, mark.start - from);
    const end = Math.min(text.length, mark.end - from);
    if (end <= start) continue;
    plain(start);
    out.push(
      <mark
        key={`m${start}`}
        className="ac-hl"
        data-slot="find-hit"
        data-current={mark.current ? "" : undefined}
      >
        {draw(start, end)}
      </mark>,
    );
    done = end;
  }
  plain(text.length);
  return out;
}
