import type { DiffSide } from "./diffRows.ts";
import type { DiffBlock, FileDiff } from "./diffTypes.ts";

/**
 * The known lines of one side as one text, to find its tokens: line `n` of it is the cell whose `line` is `n`. A carriage
 * return inside a line is a space there, since tokenizers take it for a line's end.
 */
export function sideText({ texts, blocks }: FileDiff, side: DiffSide): string {
  const text = texts ? texts[side] : blocks.map((block) => blockText(block, side)).join("");
  return text.includes("\r") ? text.replace(/\r(?!\n)/g, " ") : text;
}

function blockText(block: DiffBlock, side: DiffSide): string {
  if (block.kind === "skipped") return "";
  if (block.kind === "same")
    return lined(side === "old" ? (block.oldLines ?? block.lines) : block.lines);
  return lined(side === "old" ? block.removed : block.added);
}

function lined(lines: readonly string[]): string {
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}
