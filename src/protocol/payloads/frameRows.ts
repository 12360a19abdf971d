import { isRecord, own, type PlainRecord } from "../safety/record.ts";
import { type Cell, cellText } from "./cell.ts";
import { FrameBuilder, type RawFrame } from "./frameBuilder.ts";

/** Keyed rows, or rows of cells. The first row that is not `null` decides; a mixture is no frame. */
export function readRows(rows: readonly unknown[], names: readonly string[] = []): RawFrame | null {
  const first = rows.find((row) => row !== null && row !== undefined);
  const keyed = isRecord(first);
  if (rows.length > 0 && !keyed && !Array.isArray(first)) return null;
  const builder = new FrameBuilder(keyed ? [...new Set(names)] : names);
  for (const row of rows) {
    const taken = keyed ? addRecord(builder, row ?? null) : addValues(builder, row ?? []);
    if (taken === null) return null;
    if (!taken) break;
  }
  return builder.finish(rows.length);
}

function addRecord(builder: FrameBuilder, row: unknown): boolean | null {
  return row === null || isRecord(row) ? builder.addRecord(row as PlainRecord | null) : null;
}

function addValues(builder: FrameBuilder, row: unknown): boolean | null {
  return Array.isArray(row) ? builder.addValues(row) : null;
}

/** The frame without the columns at these places. */
export function withoutColumns(frame: RawFrame, places: readonly number[]): RawFrame {
  const kept = (_: unknown, at: number): boolean => !places.includes(at);
  return { ...frame, names: frame.names.filter(kept), cells: frame.cells.filter(kept) };
}

/** Labels of rows; `null` for the plain numbering 0, 1, 2, ... that every frame has. */
export function rowLabels(index: readonly unknown[]): readonly string[] | null {
  const labels = index.map((label) => cellText(label as Cell));
  return labels.every((label, row) => label === String(row)) ? null : labels;
}

/** A name as text: `"a"`, `1`, `["mpg", "mean"]` or `{"name": "a"}`. */
export function columnName(x: unknown): string {
  return cellText((isRecord(x) ? own(x, "name") : x) as Cell);
}
