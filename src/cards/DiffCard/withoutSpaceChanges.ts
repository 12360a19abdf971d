import { compareSteps } from "./compareTexts.ts";
import type { DiffBlock, FileDiff } from "./diffTypes.ts";
import { editBlocks, type SideLines } from "./editBlocks.ts";
import { finishSteps } from "./steps.ts";

/** Steps of the search in one hunk. */
const HUNK_STEPS = 300_000;

/**
 * A file of a patch without the changes that are white space only, as `git diff -w` shows it. Hunks keep their place and
 * become context where nothing else has changed in them.
 */
export function withoutSpaceChanges(file: FileDiff): FileDiff {
  const blocks: DiffBlock[] = [];
  let hunk: DiffBlock[] = [];
  const close = (): void => {
    blocks.push(...simplified(hunk));
    hunk = [];
  };
  for (const block of file.blocks) {
    if (block.kind !== "skipped") {
      hunk.push(block);
      continue;
    }
    close();
    blocks.push(block);
  }
  close();
  let added = 0;
  let removed = 0;
  for (const block of blocks) {
    if (block.kind !== "changed") continue;
    added += block.added.length;
    removed += block.removed.length;
  }
  const kept = added + removed === 0 ? [] : blocks;
  return { ...file, blocks: kept, added, removed, ignoresSpace: true };
}

function simplified(hunk: readonly DiffBlock[]): readonly DiffBlock[] {
  const before = side(hunk, "old");
  const after = side(hunk, "new");
  const options = { ignoreSpace: true, steps: HUNK_STEPS };
  const { edits } = finishSteps(compareSteps(before, after, options));
  return editBlocks(before, after, edits, true);
}

/** The lines of a hunk that are on one side. */
function side(hunk: readonly DiffBlock[], which: "old" | "new"): SideLines {
  const isOld = which === "old";
  const lines: string[] = [];
  let bare = false;
  let start: number | null | undefined;
  for (const block of hunk) {
    if (block.kind === "skipped") continue;
    start ??= isOld ? block.oldStart : block.newStart;
    const own = block.kind === "same" ? block.lines : isOld ? block.removed : block.added;
    if (own.length === 0) continue;
    for (const line of own) lines.push(line);
    bare = (block.kind === "same" ? block.bare : isOld ? block.oldBare : block.newBare) === true;
  }
  return { lines, bare, start: start ?? null };
}
