import { memo, type ReactNode } from "react";
import { safeText } from "../SafeText.tsx";
import { lineSpans } from "./lineSpans.ts";
import type { LineTokens } from "./TokenTable.ts";
import { spanClass } from "./tokenClass.ts";

interface CodeLineProps {
  /** The line, or the part of it that is drawn. */
  readonly text: string;
  /** Of the whole line. Empty or absent: plain. */
  readonly tokens?: LineTokens;
  /** Where in the line `text` starts, in UTF-16 units. @default 0 */
  readonly offset?: number;
  /** Hidden characters that are marked one by one, see `SafeText`. @default 400 */
  readonly marks?: number;
}

/**
 * One line of code: its text, coloured where tokens are known, hidden characters marked (security R11). Renders text and inline
 * `<span>`s and no box, so that colours arrive without any shift. Drawn again only when its text or tokens change.
 */
export const CodeLine = memo(function CodeLine(props: CodeLineProps): ReactNode {
  const { text, tokens, offset = 0, marks = 400 } = props;
  return codeLine(text, tokens, offset, marks);
});

/** What {@link CodeLine} renders, for rows that are drawn again only when their text or tokens change themselves. */
export function codeLine(
  text: string,
  tokens: LineTokens | undefined,
  offset: number,
  marks: number,
): ReactNode {
  if (!tokens || tokens.length === 0) return safeText(text, marks);
  let from = 0;
  return lineSpans(text, tokens, offset).map(({ end, classId }) => {
    const key = from;
    const part = safeText(text.slice(from, end), marks);
    from = end;
    if (classId === 0) return part;
    return (
      <span key={key} className={spanClass(classId)}>
        {part}
      </span>
    );
  });
}
