import { memo, type ReactNode } from "react";
import type { AnsiStyle } from "../../protocol/payloads/ansi.ts";
import { cx } from "../shared/cx.ts";
import { SafeText } from "../shared/SafeText.tsx";
import type { TextPage } from "./paginate.ts";

interface TextLinesProps {
  readonly page: TextPage;
  /** Whether a page follows: then the last line ends with a break, unless it goes on. */
  readonly more: boolean;
  /** Many hidden characters in many spans: each span marks one and writes the others in brackets. */
  readonly dense: boolean;
}

/** The lines of one page. Text without a style is one run over many lines. Renders text and `<span>`s. */
export const TextLines = memo(function TextLines({ page, more, dense }: TextLinesProps): ReactNode {
  const out: ReactNode[] = [];
  const marks = dense ? 1 : 400;
  let run = "";
  const flush = (): void => {
    if (run !== "") out.push(<SafeText key={out.length} text={run} marks={marks} />);
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
        <span key={out.length} className={spanClass(style)}>
          <SafeText text={text} marks={marks} />
        </span>,
      );
    }
    if (at < page.lines.length - 1 || (more && !page.open)) run += "\n";
  });
  flush();
  return out;
});

/** Every class comes from a fixed word of the parser, none from the text (security R13). */
function spanClass(style: AnsiStyle): string {
  return cx(
    "ac-a",
    style.color && `ac-a-${style.color}`,
    style.background && `ac-a-chip ac-a-bg-${style.background}`,
    style.bold && "ac-a-bold",
    style.dim && "ac-a-dim",
    style.italic && "ac-a-italic",
    style.underline && "ac-a-underline",
  );
}
