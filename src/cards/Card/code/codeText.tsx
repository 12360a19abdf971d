import type { ReactNode } from "react";
import type { Mark } from "../../shared/find/hitTable.ts";
import { MarkedText } from "../../shared/find/MarkedText.tsx";
import { CodeLine, codeLine } from "../../shared/highlight/CodeLine.tsx";
import type { LineTokens } from "../../shared/highlight/TokenTable.ts";

/** Hidden characters of one row that get an element each; later ones are written in brackets (security R16). */
const ROW_MARKS = 60;

/**
 * The text of one row: coloured, what was found marked, hidden characters marked. A function and no component, for rows that are
 * drawn again only when they would look otherwise. Gives text, `<span>`s and `<mark>`s.
 */
export function codeText(text: string, tokens: LineTokens, marks: readonly Mark[]): ReactNode {
  if (marks.length === 0) return codeLine(text, tokens, 0, ROW_MARKS);
  return (
    <MarkedText text={text} marks={marks}>
      {(part, offset) => <CodeLine text={part} tokens={tokens} offset={offset} marks={ROW_MARKS} />}
    </MarkedText>
  );
}
