import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { isPlain } from "../shared/isPlain.ts";
import { clipClusters } from "./longText/softBreak.ts";

/** UTF-16 units of a long text that are looked through at once. */
export const FIRST_UNITS = 20_000;

/** What is known of the hidden characters of a text at once. */
export interface HiddenAtStart {
  /** In the beginning of a long text. */
  readonly hidden: number;
  /** They are those of all of the text. */
  readonly isCounted: boolean;
}

/**
 * Hidden characters of the beginning of a text.
 * @param isTerminal terminal codes are not shown, so they are not counted.
 */
export function hiddenAtStart(text: string, isTerminal: boolean): HiddenAtStart {
  const part = clipClusters(text, FIRST_UNITS);
  return {
    hidden: isPlain(part) ? 0 : countHidden(isTerminal ? stripAnsi(part) : part),
    isCounted: part.length === text.length,
  };
}
