import type { RawFrame } from "./frameBuilder.ts";
import { rowLabels, withoutColumns } from "./frameRows.ts";

/** jsonlite's column of row names (contracts 3.8). */
export const ROW_NAMES = "_row";

/** Moves a `_row` column of texts from the data into the row names. */
export function takeRowNames(frame: RawFrame): RawFrame {
  const at = frame.names.indexOf(ROW_NAMES);
  const names = frame.rowNames ? undefined : frame.cells[at];
  if (!names?.every((name) => typeof name === "string" || name === undefined)) return frame;
  return { ...withoutColumns(frame, [at]), rowNames: rowLabels(names) };
}
