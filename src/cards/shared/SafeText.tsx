import { Fragment, type ReactNode } from "react";
import { type HiddenCharacter, splitHidden } from "../../protocol/safety/hiddenCharacters.ts";

interface SafeTextProps {
  readonly text: string;
}

/** Runs of one hidden character longer than this are told as one mark with a count. */
const SINGLE = 3;
/** Marks of one text that get an element of their own; later ones are written in brackets. */
const MARKS = 400;

/**
 * Text as React text, with characters that hide or reorder made visible (security R1, R11).
 * The original stays what the copy actions give.
 */
export function SafeText({ text }: SafeTextProps): ReactNode {
  const parts = splitHidden(text);
  if (parts.every((part) => typeof part === "string")) return parts.join("");
  return nodes(parts);
}

function nodes(parts: readonly (string | HiddenCharacter)[]): ReactNode[] {
  const out: ReactNode[] = [];
  let marks = 0;
  let i = 0;
  while (i < parts.length) {
    const part = parts[i];
    if (part === undefined || typeof part === "string") {
      out.push(<Fragment key={i}>{part}</Fragment>);
      i++;
      continue;
    }
    const end = runEnd(parts, i);
    const run = end - i;
    const times = run > SINGLE ? run : 1;
    const label = times > 1 ? `${part.label}×${times}` : part.label;
    out.push(marks++ < MARKS ? <Mark key={i} code={part.code} label={label} /> : `[${label}]`);
    i += times;
  }
  return out;
}

/** Index after the run of the same kind of hidden character that starts at `from`. */
function runEnd(parts: readonly (string | HiddenCharacter)[], from: number): number {
  let i = from + 1;
  while (i < parts.length && typeof parts[i] !== "string") i++;
  return i;
}

function Mark({ code, label }: { readonly code: string; readonly label: string }): ReactNode {
  return (
    <span className="ac-hid" data-slot="hidden-character" title={code}>
      {label}
    </span>
  );
}
