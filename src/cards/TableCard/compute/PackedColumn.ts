import type { JobContext } from "../../shared/worker/Job.ts";

/** The row is there; it is missing (`NA`); it is JSON null. */
export const PRESENT = 0;
export const NA = 1;
export const NULL = 2;

/** Numbers or booleans (0 and 1). `missing` has one of the codes above a row, or is `null` where no row is missing. */
export interface NumberColumn {
  readonly kind: "numbers";
  readonly isBoolean: boolean;
  readonly values: Float64Array;
  readonly missing: Uint8Array | null;
}

/** Whole texts of cells, as they are sent and exported; `undefined` is `NA`. */
export interface TextColumn {
  readonly kind: "texts";
  readonly values: readonly (string | null | undefined)[];
}

/** A column's cells as they travel to the worker. */
export type PackedColumn = NumberColumn | TextColumn;

/** What long work reports to and rests in. */
export type Work = Pick<JobContext, "pause" | "progress">;

/** Rows between two looks at the clock where a row costs nanoseconds. */
export const STEP = 16_384;
/** Rows between two looks at the clock where a row makes a text. */
export const TEXT_STEP = 1_024;

/** Whether the row has no value: `NA` or null. `NaN` is a value. */
export function isMissingRow(column: PackedColumn, row: number): boolean {
  if (column.kind === "numbers") return column.missing !== null && column.missing[row] !== PRESENT;
  const value = column.values[row];
  return value === undefined || value === null;
}
