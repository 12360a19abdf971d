import type { ChangedBlock, DiffBlock, SameBlock } from "./diffTypes.ts";

/** Lines kept around a change. */
const CONTEXT = 3;
/** A bar takes more room than one line, so one line is shown. */
const FEWEST_HIDDEN = 2;
/** Lines that one press of a bar opens. */
export const REVEAL_STEP = 20;

/** Rows of one kind in a row. `from` and `count` are lines of the block. */
export type Run =
  | {
      readonly kind: "same";
      readonly block: SameBlock;
      readonly id: number;
      readonly from: number;
      readonly count: number;
    }
  | { readonly kind: "changed"; readonly block: ChangedBlock; readonly id: number }
  | {
      readonly kind: "gap";
      /** `null` when the lines are not known. */
      readonly block: SameBlock | null;
      readonly id: number;
      readonly from: number;
      readonly count: number | null;
      /** As a patch tells it; `null`: look for it above the first line that follows. */
      readonly section: string | null;
      readonly last: boolean;
      /** First line that opening it shows. */
      readonly next: number;
    };

/**
 * What is shown of the blocks: long unchanged runs become bars that keep three lines beside each change.
 *
 * @param opened Lines revealed so far, by the block's index. From the change above downwards; before the first change
 *   from the change below upwards.
 */
export function foldRuns(
  blocks: readonly DiffBlock[],
  opened: ReadonlyMap<number, number>,
): readonly Run[] {
  const runs: Run[] = [];
  blocks.forEach((block, id) => {
    if (block.kind === "skipped") {
      const { count, section } = block;
      runs.push({ kind: "gap", block: null, id, from: 0, count, section, last: false, next: 0 });
      return;
    }
    if (block.kind === "changed") {
      runs.push({ kind: "changed", block, id });
      return;
    }
    const afterChange = blocks[id - 1]?.kind === "changed";
    const beforeChange = blocks[id + 1]?.kind === "changed";
    const extra = opened.get(id) ?? 0;
    const above = afterChange ? CONTEXT + extra : 0;
    const below = (beforeChange ? CONTEXT : 0) + (afterChange ? 0 : extra);
    const { length } = block.lines;
    const same = (from: number, count: number): void => {
      if (count > 0) runs.push({ kind: "same", block, id, from, count });
    };
    const count = length - above - below;
    if (count < FEWEST_HIDDEN) {
      same(0, length);
      return;
    }
    const tail = length - below;
    const last = id === blocks.length - 1 && below === 0;
    const next = afterChange ? above : Math.max(0, tail - REVEAL_STEP);
    const section = beforeChange ? null : "";
    same(0, above);
    runs.push({ kind: "gap", block, id, from: above, count, section, last, next });
    same(tail, below);
  });
  return runs;
}
