import type { FileDiff } from "./diffTypes.ts";

/** What stands in place of lines, or `lines` where there are some. */
export type FileState = "lines" | "binary" | "moved" | "empty" | "mode" | "same";

/** Says what there is to show of a file. */
export function fileState(file: FileDiff): FileState {
  if (file.binary) return "binary";
  if (file.blocks.length > 0) return "lines";
  if (isMoveOnly(file)) return "moved";
  if (file.change === "new" || file.change === "deleted") return "empty";
  return file.newMode !== null && file.newMode !== file.oldMode ? "mode" : "same";
}

/** Renamed or copied, and nothing else. */
export function isMoveOnly({ oldPath, blocks, binary }: FileDiff): boolean {
  return oldPath !== null && blocks.length === 0 && !binary;
}
