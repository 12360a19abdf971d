"use client";
import { memo, type ReactNode } from "react";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { CodeLine } from "../shared/highlight/CodeLine.tsx";
import type { LineTokens } from "../shared/highlight/TokenTable.ts";
import { spanClass } from "../shared/highlight/tokenClass.ts";
import { isPlain } from "../shared/isPlain.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { DiffCell } from "./diffRows.ts";
import { linePieces } from "./linePieces.ts";

interface DiffTextProps {
  readonly cell: DiffCell;
  readonly tokens: LineTokens | undefined;
  readonly marksCr: boolean;
}

/** Units of one line shown at most; the copy actions give all of it. */
const LINE_UNITS = 5_000;
/** Hidden characters of one line that get an element of their own: thousands of lines may be mounted (security R16). */
const LINE_MARKS = 20;

/** The text of a line with its colours, the words that changed, and what is not a character of it. Renders inline elements. */
export const DiffText = memo(function DiffText({
  cell,
  tokens,
  marksCr,
}: DiffTextProps): ReactNode {
  const { labels } = useKindHost();
  const { text, kind, bare } = cell;
  const hasCr = text.endsWith("\r");
  const whole = hasCr ? text.slice(0, -1) : text;
  const clipped = clipUnits(whole, LINE_UNITS);
  return (
    <>
      <Words cell={cell} text={clipped.replaceAll("\r", "␍")} tokens={tokens} />
      {clipped.length < whole.length && (
        <span className="ac-cut" data-slot="line-cut">
          {labels.lineCut(whole.length - clipped.length)}
        </span>
      )}
      {hasCr && marksCr && (
        <span className="ac-hid" data-slot="carriage-return" data-units={1} title="U+000D">
          CR
        </span>
      )}
      {bare && kind !== "same" && (
        <span className="ac-cut" data-slot="no-newline">
          {labels.noNewline}
        </span>
      )}
    </>
  );
});

interface WordsProps {
  readonly cell: DiffCell;
  readonly text: string;
  readonly tokens: LineTokens | undefined;
}

function Words({ cell, text, tokens }: WordsProps): ReactNode {
  const words = cell.words();
  // Marks are counted for the line as a whole.
  if (!isPlain(text) && countHidden(text) > LINE_MARKS)
    return <SafeText text={text} marks={LINE_MARKS} />;
  if (words.length === 0)
    return <CodeLine text={text} {...(tokens && { tokens })} marks={LINE_MARKS} />;
  return linePieces(text, tokens, words).map(({ marked, pieces }, i) => {
    const inside = pieces.map(({ text: piece, classId }, j) =>
      classId === 0 ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never change places
        <SafeText key={j} text={piece} marks={LINE_MARKS} />
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never change places
        <span key={j} className={spanClass(classId)}>
          <SafeText text={piece} marks={LINE_MARKS} />
        </span>
      ),
    );
    return marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one line never change places
      <span key={i} className="ac-dl-w" data-slot="changed-words">
        {inside}
      </span>
    ) : (
      inside
    );
  });
}
