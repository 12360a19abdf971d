import type { ReactNode } from "react";
import { type HiddenCharacter, splitHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { isPlain } from "./isPlain.ts";

interface SafeTextProps {
  readonly text: string;
  /** Marks that get an element of their own; later ones are written in brackets. @default 400 */
  readonly marks?: number;
}

/** Hidden characters in a row that are marked one by one; more become one mark with a count. */
const SINGLE = 4;
/**
 * Text as React text, with characters that hide or reorder made visible (security R1, R11). The
 * original stays what the copy actions give.
 */
export function SafeText({ text, marks = 400 }: SafeTextProps): ReactNode {
  return safeText(text, marks);
}

/** What {@link SafeText} renders, for places with so many texts that a component for each would cost more than the text. */
export function safeText(text: string, marks = 400): ReactNode {
  if (isPlain(text)) return text;
  const parts = splitHidden(text);
  if (parts.every((part) => typeof part === "string")) return parts.join("");
  const out: ReactNode[] = [];
  let plain = "";
  let left = marks;
  for (let i = 0; i < parts.length; ) {
    const part = parts[i];
    if (part === undefined || typeof part === "string") {
      plain += part ?? "";
      i++;
      continue;
    }
    const run = hiddenRun(parts, i);
    const taken = run.length > SINGLE ? run.length : 1;
    const label = taken === 1 ? part.label : runLabel(run);
    i += taken;
    if (left-- <= 0) {
      plain += `[${label}]`;
      continue;
    }
    out.push(
      plain,
      <span
        key={i}
        className="ac-hid"
        data-slot="hidden-character"
        data-units={unitsOf(run.slice(0, taken))}
        title={part.code}
      >
        {label}
      </span>,
    );
    plain = "";
  }
  out.push(plain);
  return out;
}

/** The hidden characters from `from` on that stand next to each other. */
function hiddenRun(
  parts: readonly (string | HiddenCharacter)[],
  from: number,
): readonly HiddenCharacter[] {
  const run: HiddenCharacter[] = [];
  for (let i = from; i < parts.length; i++) {
    const part = parts[i];
    if (part === undefined || typeof part === "string") break;
    run.push(part);
  }
  return run;
}

/** UTF-16 units that a mark stands for, so that a selection can be counted in the original. */
function unitsOf(run: readonly HiddenCharacter[]): number {
  return run.reduce((sum, { char }) => sum + char.length, 0);
}

/** `ZWSP×12` for one kind, `E0101…E010F×15` for several. */
function runLabel(run: readonly HiddenCharacter[]): string {
  const first = run[0]?.label ?? "";
  const last = run.at(-1)?.label ?? "";
  return run.every((part) => part.label === first)
    ? `${first}×${run.length}`
    : `${first}…${last}×${run.length}`;
}
