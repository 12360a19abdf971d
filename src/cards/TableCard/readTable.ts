import { type DataFrame, readDataFrame } from "../../protocol/payloads/dataFrame.ts";
import { firstField } from "../../protocol/payloads/fields.ts";
import { linesText } from "../../protocol/safety/valueText.ts";

/** What a table payload holds. */
export type TableContent =
  | { readonly frame: DataFrame; readonly text: null }
  | { readonly frame: null; readonly text: string };

/**
 * Reads a table payload: a data frame in any encoding, else its text, else the portable value. HTML is never
 * markup, and its source comes last, only where there is nothing else to show (contracts 1.45, 1.49, 5.13; security R5).
 */
export function readTable(payload: unknown, value: string): TableContent {
  const words = firstField(payload, "text", "html");
  const hasFrame = firstField(payload, "df", "columns", "rows", "data") !== undefined;
  // A text of several lines looks like a table of one column.
  const frame = hasFrame || words === undefined ? readDataFrame(payload) : null;
  if (frame) return { frame, text: null };
  const text = linesText(firstField(payload, "text")) || value;
  return { frame: null, text: text || linesText(firstField(payload, "html")) };
}
