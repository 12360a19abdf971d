import type { Losses } from "./losses.ts";

/** A column as the tool that owned the frame described it. */
export interface ExpectedColumn {
  /** A text; in pandas also a number, or the labels of several levels. */
  readonly name: string | number | readonly (string | number)[];
  readonly type: string;
  /** Missing cells. */
  readonly na: number;
  readonly levels?: readonly string[];
  /** Of the finite numbers. */
  readonly min?: number;
  readonly max?: number;
  readonly sum?: number;
}

/** The frame's own values, before any encoding. */
export interface ExpectedFrame {
  readonly rows: number;
  readonly columns: readonly ExpectedColumn[];
  readonly cells_at_rows_0based: readonly number[];
  /** Text of the cells of those rows; `null` is missing. */
  readonly cells: readonly (readonly (string | null)[])[];
  /** R: at those rows; `null` when rows are numbered. */
  readonly row_names?: readonly string[] | null;
  /** pandas. */
  readonly index?: {
    readonly default: boolean;
    readonly at_rows: readonly (string | readonly unknown[])[];
  };
}

/** How R or pandas write what is not a plain text. */
export interface Spelling {
  /** Names as the encoding writes them, in the frame's order. */
  names(columns: readonly ExpectedColumn[], losses: Losses): readonly string[];
  /** A list, matrix row or nested frame of `cells` as plain data. */
  nested(text: string): unknown;
}
