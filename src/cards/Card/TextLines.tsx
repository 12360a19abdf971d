import { type ComponentType, memo, type ReactNode } from "react";
import { SafeText } from "../shared/SafeText.tsx";
import { ansiClass } from "./ansiClass.ts";
import type { TextPage } from "./firstPage.ts";

/** What draws a piece of text. */
export type TextRun = ComponentType<{ readonly text: string; readonly hiddenMarks?: number }>;

interface TextLinesProps {
  readonly page: TextPage;
  /** Many hidden characters in many spans: each span marks one and writes the others in brackets. */
  readonly dense: boolean;
  /** Draws the pieces, e.g. with links. @default SafeText */
  readonly run: TextRun | null;
}

/** The lines of one page. Text without a style is one run over many lines. Renders text and `<span>`s. */
export const TextLines = memo(function TextLines({
  page,
  dense,
  run: Run,
}: TextLinesProps): ReactNode {
  const out: ReactNode[] = [];
  const marks = dense ? 1 : 400;
  let run = "";
  const piece = (text: string, key?: number): ReactNode =>
    Run ? (
      <Run key={key} text={text} hiddenMarks={marks} />
    ) : (
      <SafeText key={key} text={text} marks={marks} />
    );
  const flush = (): void => {
    if (run !== "") out.push(piece(run, out.length));
    run = "";
  };
  page.lines.forEach((line, at) => {
    for (const { text, style } of line) {
      if (!style) {
        run += text;
        continue;
      }
      flush();
      out.push(
        <span key={out.length} className={ansiClass(style)}>
          {piece(text)}
        </span>,
      );
    }
    if (at < page.lines.length - 1) run += "\n";
  });
  flush();
  return out;
});
