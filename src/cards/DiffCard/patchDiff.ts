import type { PatchFile, PatchHunk, PatchLine } from "../../protocol/payloads/patchTypes.ts";
import { lineEnds } from "./diffSides.ts";
import type { DiffBlock, FileDiff, SkippedBlock } from "./diffTypes.ts";

/** One file of a parsed patch in the form that is shown. */
export function patchDiff(file: PatchFile): FileDiff {
  const { change, oldPath, newPath, added, removed, binary, hunks, leading } = file;
  const moved = change === "renamed" || change === "copied";
  const lines = hunks.flatMap((hunk) => hunk.lines);
  const side = (gone: PatchLine["kind"]) => {
    const own = lines.filter(({ kind }) => kind !== gone);
    return lineEnds(
      own.map(({ text }) => text),
      own.at(-1)?.bare === true,
    );
  };
  const from = side("added");
  const to = side("removed");
  const differ = removed > 0 && added > 0 && from !== to;
  return {
    change,
    path: newPath ?? oldPath,
    oldPath: moved || (newPath !== null && oldPath !== newPath) ? oldPath : null,
    added,
    removed,
    binary,
    coarse: false,
    blocks: hunks.flatMap((hunk, i) => hunkBlocks(hunk, hunks[i - 1])),
    oldMode: file.oldMode ?? null,
    newMode: file.newMode ?? null,
    lineEnds: differ ? { from, to } : null,
    marksCr: from !== to || from === "mixed",
    leading,
  };
}

function hunkBlocks(hunk: PatchHunk, before: PatchHunk | undefined): readonly DiffBlock[] {
  const blocks: DiffBlock[] = [];
  const skipped = skippedBefore(hunk, before);
  if (skipped) blocks.push(skipped);
  let oldAt = firstLine(hunk.oldStart, hunk, "added");
  let newAt = firstLine(hunk.newStart, hunk, "removed");
  for (let i = 0; i < hunk.lines.length; ) {
    const same = hunk.lines[i]?.kind === "same";
    let end = i;
    while (end < hunk.lines.length && (hunk.lines[end]?.kind === "same") === same) end++;
    const run = hunk.lines.slice(i, end);
    const removed = run.filter(({ kind }) => kind === "removed");
    const added = run.filter(({ kind }) => kind === "added");
    const start = { oldStart: oldAt, newStart: newAt };
    if (same)
      blocks.push({ kind: "same", ...start, lines: texts(run), bare: run.at(-1)?.bare === true });
    else
      blocks.push({
        kind: "changed",
        ...start,
        removed: texts(removed),
        added: texts(added),
        oldBare: removed.at(-1)?.bare === true,
        newBare: added.at(-1)?.bare === true,
      });
    oldAt = later(oldAt, same ? run.length : removed.length);
    newAt = later(newAt, same ? run.length : added.length);
    i = end;
  }
  return blocks;
}

/** What lies between two hunks, or before the first. `null` when nothing does. */
function skippedBefore(hunk: PatchHunk, before: PatchHunk | undefined): SkippedBlock | null {
  const { section } = hunk;
  const start = firstLine(hunk.oldStart, hunk, "added");
  const end = before ? later(firstLine(before.oldStart, before, "added"), oldLines(before)) : 1;
  if (start === null || end === null)
    return before || section ? { kind: "skipped", count: null, section } : null;
  const count = Math.max(0, start - end);
  return count > 0 || section ? { kind: "skipped", count, section } : null;
}

/** A side of which the hunk has no line is numbered by the line before it. */
function firstLine(
  start: number | null,
  { lines }: PatchHunk,
  absent: PatchLine["kind"],
): number | null {
  return lines.every(({ kind }) => kind === absent) ? later(start, 1) : start;
}

function oldLines({ lines }: PatchHunk): number {
  return lines.reduce((sum, { kind }) => (kind === "added" ? sum : sum + 1), 0);
}

function later(start: number | null, count: number): number | null {
  return start === null ? null : start + count;
}

function texts(lines: readonly PatchLine[]): readonly string[] {
  return lines.map(({ text }) => text);
}
