import type { ReactNode } from "react";
import type { Mark } from "../../shared/find/hitTable.ts";
import { MarkedText } from "../../shared/find/MarkedText.tsx";
import { CodeLine } from "../../shared/highlight/CodeLine.tsx";
import type { LineTokens } from "../../shared/highlight/TokenTable.ts";

interface CodeTextProps {
  readonly text: string;
  readonly tokens: LineTokens;
  readonly marks: readonly Mark[];
}

/** Hidden characters of one row that get an element each; later ones are written in brackets (security R16). */
const ROW_MARKS = 60;

/** The text of one row: coloured, what was found marked, hidden characters marked. Renders text, `<span>`s and `<mark>`s. */
export function CodeText({ text, tokens, marks }: CodeTextProps): ReactNode {
  if (marks.length === 0) return <CodeLine text={text} tokens={tokens} marks={ROW_MARKS} />;
  return (
    <MarkedText text={text} marks={marks}>
      {(part, offset) => <CodeLine text={part} tokens={tokens} offset={offset} marks={ROW_MARKS} />}
    </MarkedText>
  );
}
