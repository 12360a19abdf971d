import { lastAtMost } from "../shared/firstWhere.ts";
import { type SplitRows, splitRows } from "./changedRows.ts";
import type { DiffGap, DiffRow, DiffSide, DiffView } from "./diffRows.ts";
import type { DiffBlock } from "./diffTypes.ts";
import { foldRuns, type Run } from "./foldRuns.ts";
import { makeRow, type Placed } from "./placedRows.ts";
import { widestOf } from "./widestLine.ts";

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

/** Comparisons of two lines that pairs may cost, when two columns are laid out. */
const PAIRING_BUDGET = 5_000;

/**
 * Lays out blocks in one column or two. Linear in the blocks, not in their lines.
 *
 * @param ignoreSpace Words that are white space only are not marked. @default false
 */
export function diffLayout(
  blocks: readonly DiffBlock[],
  opened: ReadonlyMap<number, number>,
  view: DiffView,
  ignoreSpace = false,
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
    placed.push({ run, start: count, oldLine, newLine, split, ignoreSpace });
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
  return placed[lastAtMost(placed.length, (at) => placed[at]?.start ?? 0, index)];
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
