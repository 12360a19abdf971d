import { type SplitRows, splitRows, wordsOf } from "./changedRows.ts";
import type { DiffCell, DiffGap, DiffRow, DiffSide, DiffView, LineKind } from "./diffRows.ts";
import type { ChangedBlock, DiffBlock } from "./diffTypes.ts";
import { foldRuns, type Run } from "./foldRuns.ts";
import { sectionAbove } from "./sectionAbove.ts";

/** The rows of a file's changes. Rows are made when asked for, so that any number of them costs nothing. */
export interface DiffLayout {
  readonly view: DiffView;
  /** Rows, bars included. */
  readonly count: number;
  /** Rows that are bars, in order. */
  readonly bars: Int32Array;
  /** The first row of each change, in order. */
  readonly changes: Int32Array;
  /** A row; the same object each time. */
  row(index: number): DiffRow | DiffGap | undefined;
  /** Source text of a row on one side: folded lines for a bar, nothing where the side has no line. */
  text(index: number, side: DiffSide): string;
  /** What stands between a row and the next in the source of that side. */
  end(index: number, side: DiffSide): string;
  /** UTF-16 units of the longest line shown, a tab counting as four. */
  readonly widest: number;
}

interface Placed {
  readonly run: Run;
  /** First row. */
  readonly start: number;
  /** Lines of either side before the run, as far as they are known. */
  readonly oldLine: number;
  readonly newLine: number;
  readonly split: SplitRows | null;
}

/** Comparisons of two lines that pairs may cost, when two columns are laid out. */
const PAIRING_BUDGET = 20_000;

/** Lays out blocks in one column or two. Linear in the blocks, not in their lines. */
export function diffLayout(
  blocks: readonly DiffBlock[],
  opened: ReadonlyMap<number, number>,
  view: DiffView,
): DiffLayout {
  const placed: Placed[] = [];
  const bars: number[] = [];
  const changes: number[] = [];
  let count = 0;
  let oldLine = 0;
  let newLine = 0;
  let budget = view === "split" ? PAIRING_BUDGET : 0;
  for (const run of foldRuns(blocks, opened)) {
    let split: SplitRows | null = null;
    if (run.kind === "changed" && view === "split") {
      budget -= run.block.removed.length * run.block.added.length;
      split = splitRows(run.block, budget >= 0);
    }
    if (run.kind === "gap") bars.push(count);
    if (run.kind === "changed") changes.push(count);
    placed.push({ run, start: count, oldLine, newLine, split });
    count += rowsOf(run, split);
    oldLine += linesOf(run, "old");
    newLine += linesOf(run, "new");
  }
  const made = new Map<number, DiffRow | DiffGap>();
  let widest: number | null = null;

  const row = (index: number): DiffRow | DiffGap | undefined => {
    const known = made.get(index);
    if (known) return known;
    const place = placeOf(placed, index, count);
    if (!place) return undefined;
    const fresh = makeRow(place, index - place.start);
    made.set(index, fresh);
    return fresh;
  };
  const linesAt = (index: number, side: DiffSide): readonly string[] => {
    const place = placeOf(placed, index, count);
    return place ? sourceLines(place, index - place.start, side) : [];
  };
  return {
    view,
    count,
    bars: Int32Array.from(bars),
    changes: Int32Array.from(changes),
    row,
    text: (index, side) => linesAt(index, side).join("\n"),
    end: (index, side) => (linesAt(index, side).length > 0 ? "\n" : ""),
    get widest() {
      widest ??= placed.reduce((most, { run }) => Math.max(most, widestOf(run)), 0);
      return widest;
    },
  };
}

function rowsOf(run: Run, split: SplitRows | null): number {
  if (run.kind === "gap") return 1;
  if (run.kind === "same") return run.count;
  return split ? split.removed.length : run.block.removed.length + run.block.added.length;
}

function linesOf(run: Run, side: DiffSide): number {
  if (run.kind === "changed") return run.block[side === "old" ? "removed" : "added"].length;
  return run.block ? (run.count ?? 0) : 0;
}

function placeOf(placed: readonly Placed[], index: number, count: number): Placed | undefined {
  if (index < 0 || index >= count) return undefined;
  let low = 0;
  let high = placed.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((placed[middle]?.start ?? 0) <= index) low = middle;
    else high = middle - 1;
  }
  return placed[low];
}

function makeRow(place: Placed, at: number): DiffRow | DiffGap {
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
  return {
    kind,
    number: plus(isOld ? block.oldStart : block.newStart, at),
    line: (isOld ? place.oldLine : place.newLine) + at,
    text: lines[at] ?? "",
    bare: bare === true && at === lines.length - 1,
    words: () => wordsOf(block, kind, at)[kind],
  };
}

function plus(start: number | null, count: number): number | null {
  return start === null ? null : start + count;
}

/** The lines of one side that a row stands for. */
function sourceLines({ run, split }: Placed, at: number, side: DiffSide): readonly string[] {
  if (run.kind === "changed") {
    const { removed, added } = run.block;
    const isOld = side === "old";
    const inColumn = isOld ? at : at - removed.length;
    const line = split ? (split[isOld ? "removed" : "added"][at] ?? -1) : inColumn;
    const text = line < 0 ? undefined : (isOld ? removed : added)[line];
    return text === undefined ? [] : [text];
  }
  if (!run.block) return [];
  const lines = side === "old" ? (run.block.oldLines ?? run.block.lines) : run.block.lines;
  const from = run.kind === "gap" ? run.from : run.from + at;
  return lines.slice(from, from + (run.kind === "gap" ? (run.count ?? 0) : 1));
}

/** A longer line is cut where it is shown. */
const LONGEST = 5_000;

function widestOf(run: Run): number {
  let most = 0;
  const measure = (lines: readonly string[], from = 0, end = lines.length): void => {
    for (let i = from; i < end && most < LONGEST; i++) {
      const line = lines[i] ?? "";
      // Wide characters and tabs are counted only where they could make a difference.
      if (line.length * 4 > most) most = Math.max(most, Math.min(LONGEST, columns(line)));
    }
  };
  if (run.kind === "same") measure(run.block.lines, run.from, run.from + run.count);
  if (run.kind === "changed") {
    measure(run.block.removed);
    measure(run.block.added);
  }
  return most;
}

/** Columns of a fixed-width face that a line takes, roughly: four for a tab, two for what East Asian faces draw wide. */
function columns(line: string): number {
  let sum = line.length;
  for (let i = 0; i < line.length && i < LONGEST; i++) {
    const code = line.charCodeAt(i);
    if (code === 9) sum += 3;
    else if (code >= 0x1100) sum += 1;
  }
  return sum;
}
