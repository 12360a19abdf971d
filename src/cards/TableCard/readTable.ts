import { firstField } from "../../protocol/payloads/fields.ts";
import { own, scalar } from "../../protocol/safety/record.ts";
import { linesText } from "../../protocol/safety/valueText.ts";
import { delimitedFrame } from "./frame/delimitedFrame.ts";
import { type FrameReading, readFrame } from "./frame/readFrame.ts";

/** What a table payload holds: a table, or text. */
export interface TableContent {
  readonly reading: FrameReading | null;
  /** Shown where there is no table. */
  readonly text: string;
}

/**
 * Reads a table payload: a data frame in any encoding, CSV or TSV text that says so in `lang`, else its text, else the
 * portable value. HTML is never markup, and its source comes last, only where there is nothing else to show (contracts
 * 1.45, 1.49, 5.13; security R5).
 */
export function readTable(payload: unknown, value: string): TableContent {
  const words = firstField(payload, "text", "html");
  const hasFrame = firstField(payload, "df", "columns", "rows", "data") !== undefined;
  const lines = linesText(firstField(payload, "text"));
  const text = lines || value || linesText(firstField(payload, "html"));
  // A text of several lines looks like a table of one column.
  if (hasFrame || words === undefined) {
    const reading = readFrame(payload);
    if (reading) return { reading, text };
  }
  const frame = delimitedFrame(lines, scalar(own(payload, "lang")));
  return { reading: frame && { frame, refine: null }, text };
}
