import type { DiffBlock } from "./diffTypes.ts";
import { sectionAbove } from "./sectionAbove.ts";

/** Lines kept around a change. */
const CONTEXT = 3;
/** A bar takes more room than one line, so one line is shown. */
const FEWEST_HIDDEN = 2;
/** Lines that one press of a bar opens. */
export const REVEAL_STEP = 20;

/** One line on screen. */
export interface DiffRow {
  readonly kind: "same" | "removed" | "added";
  readonly key: string;
  /** Line numbers, from 1; `null` on the side it is not on, or when a patch tells none. */
  readonly old: number | null;
  readonly new: number | null;
  readonly text: string;
  readonly bare: boolean;
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

export interface Folded {
  readonly rows: readonly (DiffRow | DiffGap)[];
  /** Lines there would be with `maxLines` out of the way; bars do not count. */
  readonly total: number;
}

/**
 * The rows of a unified view: long unchanged runs become bars that keep three lines beside each change.
 *
 * @param opened Lines revealed so far, by the gap's `id`. From the change above downwards; before the first change
 *   from the change below upwards.
 * @param maxLines Rows made. The rest is counted.
 */
export function foldBlocks(
  blocks: readonly DiffBlock[],
  opened: ReadonlyMap<number, number>,
  maxLines: number,
): Folded {
  const out = new Rows(maxLines);
  blocks.forEach((block, i) => {
    if (block.kind === "skipped") {
      const { count, section } = block;
      out.gap({ id: null, count, section, last: false, firstKey: "" });
      return;
    }
    if (block.kind === "changed") {
      out.lines("removed", i, block.oldStart, null, block.removed, block.oldBare);
      out.lines("added", i, null, block.newStart, block.added, block.newBare);
      return;
    }
    const afterChange = blocks[i - 1]?.kind === "changed";
    const beforeChange = blocks[i + 1]?.kind === "changed";
    const extra = opened.get(i) ?? 0;
    const above = (afterChange ? CONTEXT : 0) + (afterChange ? extra : 0);
    const below = (beforeChange ? CONTEXT : 0) + (afterChange ? 0 : extra);
    const { lines, oldStart, newStart, bare } = block;
    const hidden = lines.length - above - below;
    if (hidden < FEWEST_HIDDEN) {
      out.lines("same", i, oldStart, newStart, lines, bare);
      return;
    }
    out.lines("same", i, oldStart, newStart, lines.slice(0, above), false);
    const tail = lines.length - below;
    const last = i === blocks.length - 1 && below === 0;
    const first = afterChange ? above : Math.max(0, tail - REVEAL_STEP);
    const section = beforeChange ? sectionAbove(lines, tail) : "";
    out.gap({ id: i, count: hidden, section, last, firstKey: lineKey("same", i, first) });
    out.lines("same", i, plus(oldStart, tail), plus(newStart, tail), lines.slice(tail), bare, tail);
  });
  return { rows: out.rows, total: out.total };
}

class Rows {
  readonly rows: (DiffRow | DiffGap)[] = [];
  total = 0;
  private readonly maxLines: number;

  constructor(maxLines: number) {
    this.maxLines = maxLines;
  }

  gap(gap: Omit<DiffGap, "kind" | "key">): void {
    if (this.total >= this.maxLines) return;
    this.rows.push({ kind: "gap", key: `gap ${this.rows.length}`, ...gap });
  }

  lines(
    kind: DiffRow["kind"],
    block: number,
    oldStart: number | null,
    newStart: number | null,
    lines: readonly string[],
    bare = false,
    from = 0,
  ): void {
    const room = Math.max(0, this.maxLines - this.total);
    lines.slice(0, room).forEach((text, i) => {
      this.rows.push({
        kind,
        key: lineKey(kind, block, from + i),
        old: plus(oldStart, i),
        new: plus(newStart, i),
        text,
        bare: bare && i === lines.length - 1,
      });
    });
    this.total += lines.length;
  }
}

function lineKey(kind: DiffRow["kind"], block: number, line: number): string {
  return `${kind} ${block} ${line}`;
}

function plus(start: number | null, count: number): number | null {
  return start === null ? null : start + count;
}
