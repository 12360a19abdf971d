import type { PatchChange } from "../../protocol/payloads/patchTypes.ts";
import { isBinary, type Side } from "./diffSides.ts";
import type { ChangedBlock, DiffBlock, FileDiff, SameBlock } from "./diffTypes.ts";
import { type DiffBudget, lineDiff } from "./lineDiff.ts";
import { settleEdits } from "./settleEdits.ts";

/** Compares two texts of one file. An empty text is a file that is not there. */
export function textDiff(
  path: string | null,
  before: Side,
  after: Side,
  budget: DiffBudget,
): FileDiff {
  const change: PatchChange =
    before.text === "" ? "new" : after.text === "" ? "deleted" : "modified";
  const binary = isBinary(before.text) || isBinary(after.text);
  const same = before.text === after.text;
  const differ = change === "modified" && before.ends !== after.ends;
  const base: Omit<FileDiff, "added" | "removed" | "coarse" | "blocks"> = {
    change: same ? "modified" : change,
    path,
    oldPath: null,
    binary: binary && !same,
    oldMode: null,
    newMode: null,
    lineEnds: differ ? { from: before.ends, to: after.ends } : null,
    marksCr: differ || before.ends === "mixed" || after.ends === "mixed",
    leading: "",
  };
  if (same || binary) return { ...base, added: 0, removed: 0, coarse: false, blocks: [] };
  const a = comparable(before);
  const b = comparable(after);
  const { edits, added, removed, coarse } = lineDiff(a, b, budget);
  const blocks: DiffBlock[] = [];
  let oldAt = 0;
  let newAt = 0;
  for (const edit of settleEdits(a, b, edits)) {
    if (edit.aStart > oldAt) blocks.push(sameBlock(before, oldAt, edit.aStart, newAt));
    blocks.push(changedBlock(before, after, edit.aStart, edit.aEnd, edit.bStart, edit.bEnd));
    oldAt = edit.aEnd;
    newAt = edit.bEnd;
  }
  if (oldAt < before.lines.length)
    blocks.push(sameBlock(before, oldAt, before.lines.length, newAt));
  return { ...base, added, removed, coarse, blocks };
}

/** For git a last line without its line feed is another line (security decision 10). No line holds a line feed. */
function comparable({ lines, bare }: Side): readonly string[] {
  return bare ? [...lines.slice(0, -1), `${lines.at(-1) ?? ""}\n`] : lines;
}

function sameBlock(before: Side, start: number, end: number, newAt: number): SameBlock {
  const lines = before.lines.slice(start, end);
  const bare = before.bare && end === before.lines.length;
  return { kind: "same", oldStart: start + 1, newStart: newAt + 1, lines, bare };
}

function changedBlock(
  before: Side,
  after: Side,
  aStart: number,
  aEnd: number,
  bStart: number,
  bEnd: number,
): ChangedBlock {
  return {
    kind: "changed",
    oldStart: aStart + 1,
    newStart: bStart + 1,
    removed: before.lines.slice(aStart, aEnd),
    added: after.lines.slice(bStart, bEnd),
    oldBare: before.bare && aEnd === before.lines.length && aEnd > aStart,
    newBare: after.bare && bEnd === after.lines.length && bEnd > bStart,
  };
}
