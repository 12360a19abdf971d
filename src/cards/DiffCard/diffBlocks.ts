export type Block = "added" | "removed" | "rest";

const BLOCKS = 5;

/** Five blocks that show how a change divides: one a line up to five lines, else in proportion, and at least one for each side. */
export function diffBlocks(added: number, removed: number): readonly Block[] {
  const total = added + removed;
  const filled = Math.min(BLOCKS, total);
  const share = total === 0 ? 0 : Math.round((filled * added) / total);
  const least = added > 0 ? 1 : 0;
  const most = removed > 0 ? filled - 1 : filled;
  const green = Math.min(most, Math.max(least, share));
  return Array.from({ length: BLOCKS }, (_, i) =>
    i < green ? "added" : i < filled ? "removed" : "rest",
  );
}
