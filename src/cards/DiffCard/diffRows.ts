import type { WordRange } from "./wordDiff.ts";

/** Which text a line is of. */
export type DiffSide = "old" | "new";

/** Two columns, or one. */
export type DiffView = "unified" | "split";

export type LineKind = "same" | "removed" | "added";

/** A line as it stands on one side. */
export interface DiffCell {
  readonly kind: LineKind;
  /** Line number, from 1; `null` when a patch tells none. */
  readonly number: number | null;
  /** Which line of its side's known lines it is, from 0. */
  readonly line: number;
  /** With its carriage return, without its line feed. */
  readonly text: string;
  /** The last line of its text, without a line feed. */
  readonly bare: boolean;
  /** What of it differs from the line it is paired with. Found when asked for. */
  readonly words: () => readonly WordRange[];
}

/**
 * A row of lines. In one column an unchanged line has both sides and a changed one has its own; in two columns the sides
 * stand beside each other.
 */
export interface DiffRow {
  readonly kind: "line";
  readonly key: string;
  readonly old: DiffCell | null;
  readonly new: DiffCell | null;
}

/** A bar in place of unchanged lines. With an `id` it can be opened. */
export interface DiffGap {
  readonly kind: "gap";
  readonly key: string;
  /** Names the gap to `opened`; `null` when the lines are not known. */
  readonly id: number | null;
  readonly count: number | null;
  readonly section: string;
  /** Nothing is shown below it. */
  readonly last: boolean;
  /** Key of the first line that opening it shows. */
  readonly firstKey: string;
}
