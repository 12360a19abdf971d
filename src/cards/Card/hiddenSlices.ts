import { stripAnsi } from "../../protocol/payloads/ansi.ts";
import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { whenIdle } from "../shared/whenIdle.ts";
import { mayHide } from "./longText/maybeHidden.ts";
import { softBreak } from "./longText/softBreak.ts";
import { SLICE_UNITS } from "./sliceUnits.ts";

const ESCAPE = "\u001b";

/** Hidden characters of a part of a text that no cluster is cut by. Codes are not shown, so they are not counted. */
function hiddenInPart(part: string, isTerminal: boolean): number {
  if (!mayHide(part) && (isTerminal || !part.includes(ESCAPE))) return 0;
  return countHidden(isTerminal ? stripAnsi(part) : part);
}

/**
 * Counts the hidden characters of all of a text in slices (security R11); gives the count so far after each. Slices end with
 * lines, so that nothing is cut in two, and with characters where a line is very long.
 */
export function* hiddenSlices(text: string, isTerminal: boolean): Generator<number> {
  let count = 0;
  for (let from = 0; from < text.length; ) {
    const to = sliceEnd(text, from);
    count += hiddenInPart(text.slice(from, to), isTerminal);
    from = to;
    yield count;
  }
}

function sliceEnd(text: string, from: number): number {
  const most = from + SLICE_UNITS;
  const feed = text.slice(most, most + SLICE_UNITS).indexOf("\n");
  if (feed >= 0) return most + feed + 1;
  if (text.length - from <= 2 * SLICE_UNITS) return text.length;
  // A code begins with an escape character, and none may be cut in two.
  const code = text.slice(from, most).lastIndexOf(ESCAPE);
  return code > 0 ? from + code : softBreak(text, from, most);
}

/**
 * Counts the hidden characters of all of a text, a slice whenever the page is idle, and gives their number at the end.
 * Returns what ends it before.
 */
export function countWhenIdle(
  text: string,
  isTerminal: boolean,
  onCounted: (count: number) => void,
): () => void {
  const slices = hiddenSlices(text, isTerminal);
  let count = 0;
  const next = (): void => {
    const { done, value } = slices.next();
    if (done) {
      onCounted(count);
      return;
    }
    count = value;
    stop = whenIdle(next);
  };
  let stop = whenIdle(next);
  return () => stop();
}
