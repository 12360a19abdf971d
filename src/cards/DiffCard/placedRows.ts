import { type SplitRows, wordsOf } from "./changedRows.ts";
import type { DiffCell, DiffGap, DiffRow, DiffSide, LineKind } from "./diffRows.ts";
import type { ChangedBlock } from "./diffTypes.ts";
import type { Run } from "./foldRuns.ts";
import { sectionAbove } from "./sectionAbove.ts";

/** A run and where it stands. */
export interface Placed {
  readonly run: Run;
  /** First row. */
  readonly start: number;
  /** Lines of either side before the run, as far as they are known. */
  readonly oldLine: number;
  readonly newLine: number;
  readonly split: SplitRows | null;
  readonly ignoreSpace: boolean;
}

/** Makes one row of a run; `at` counts from its first. */
export function makeRow(place: Placed, at: number): DiffRow | DiffGap {
  const { run, split } = place;
  if (run.kind === "gap") return makeGap(run);
  if (run.kind === "same") {
    const key = `same ${run.id} ${run.from + at}`;
    return {
      kind: "line",
      key,
      old: sameCell(place, run, at, "old"),
      new: sameCell(place, run, at, "new"),
    };
  }
  const { block, id } = run;
  const { length } = block.removed;
  const old = split ? (split.removed[at] ?? -1) : at < length ? at : -1;
  const now = split ? (split.added[at] ?? -1) : at - length;
  return {
    kind: "line",
    key: `changed ${id} ${at}`,
    old: old < 0 ? null : changedCell(place, block, "removed", old),
    new: now < 0 ? null : changedCell(place, block, "added", now),
  };
}

function makeGap({ id, block, from, count, section, last, next }: GapRun): DiffGap {
  const above = block && section === null ? sectionAbove(block.lines, from + (count ?? 0)) : "";
  return {
    kind: "gap",
    key: `gap ${id}`,
    id: block ? id : null,
    count,
    section: section ?? above,
    last,
    firstKey: `same ${id} ${next}`,
  };
}

type GapRun = Extract<Run, { kind: "gap" }>;
type SameRun = Extract<Run, { kind: "same" }>;

const NO_WORDS = (): readonly [] => [];

function sameCell(place: Placed, run: SameRun, at: number, side: DiffSide): DiffCell {
  const { block, from } = run;
  const isOld = side === "old";
  const lines = isOld ? (block.oldLines ?? block.lines) : block.lines;
  return {
    kind: "same",
    number: plus(isOld ? block.oldStart : block.newStart, from + at),
    line: (isOld ? place.oldLine : place.newLine) + at,
    text: lines[from + at] ?? "",
    bare: block.bare === true && from + at === lines.length - 1,
    words: NO_WORDS,
  };
}

function changedCell(
  place: Placed,
  block: ChangedBlock,
  kind: Exclude<LineKind, "same">,
  at: number,
): DiffCell {
  const isOld = kind === "removed";
  const lines = isOld ? block.removed : block.added;
  const bare = isOld ? block.oldBare : block.newBare;
  const text = lines[at] ?? "";
  return {
    kind,
    number: plus(isOld ? block.oldStart : block.newStart, at),
    line: (isOld ? place.oldLine : place.newLine) + at,
    text,
    bare: bare === true && at === lines.length - 1,
    words: () => {
      const words = wordsOf(block, kind, at)[kind];
      if (!place.ignoreSpace) return words;
      return words.filter(({ start, end }) => text.slice(start, end).trim() !== "");
    },
  };
}

function plus(start: number | null, count: number): number | null {
  return start === null ? null : start + count;
}
