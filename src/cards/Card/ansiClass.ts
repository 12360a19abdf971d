import type { AnsiStyle } from "../../protocol/payloads/ansi.ts";
import { cx } from "../shared/cx.ts";

/** Every class comes from a fixed word of the parser, none from the text (security R13). */
export function ansiClass(style: AnsiStyle): string {
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
