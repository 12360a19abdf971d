import type { ReactNode } from "react";
import type { Labels } from "../../locales/labels.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { clipUnits } from "../shared/clipUnits.ts";
import { codeLine } from "../shared/highlight/CodeLine.tsx";
import type { LineTokens } from "../shared/highlight/TokenTable.ts";
import { spanClass } from "../shared/highlight/tokenClass.ts";
import { isPlain } from "../shared/isPlain.ts";
import { safeText } from "../shared/SafeText.tsx";
import type { DiffCell } from "./diffRows.ts";
import { linePieces } from "./linePieces.ts";
import type { WordRange } from "./wordDiff.ts";

/** Units of one line shown at most; the copy actions give all of it. */
const LINE_UNITS = 5_000;
/** Hidden characters of one line that get an element of their own: thousands of lines may be mounted (security R16). */
const LINE_MARKS = 20;

/**
 * The text of a line with its colours, the words that changed, and what is not a character of it: inline elements. A function for
 * rows that are drawn again only when something of it changes; components in every line would cost more than the lines.
 *
 * @param marksCr Carriage returns tell something.
 */
export function diffText(
  { text, kind, bare, words }: DiffCell,
  tokens: LineTokens | undefined,
  marksCr: boolean,
  labels: Labels,
): ReactNode {
  const hasCr = text.endsWith("\r");
  const whole = hasCr ? text.slice(0, -1) : text;
  const clipped = clipUnits(whole, LINE_UNITS);
  return (
    <>
      {textWithWords(clipped.replaceAll("\r", "␍"), words(), tokens)}
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
}

function textWithWords(
  text: string,
  words: readonly WordRange[],
  tokens: LineTokens | undefined,
): ReactNode {
  // Marks are counted for the line as a whole.
  if (!isPlain(text) && countHidden(text) > LINE_MARKS) return safeText(text, LINE_MARKS);
  if (words.length === 0) return codeLine(text, tokens, 0, LINE_MARKS);
  return linePieces(text, tokens, words).map(({ marked, pieces }, i) => {
    const inside = pieces.map(({ text: piece, classId }, j) =>
      classId === 0 ? (
        safeText(piece, LINE_MARKS)
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one line never change places
        <span key={j} className={spanClass(classId)}>
          {safeText(piece, LINE_MARKS)}
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
