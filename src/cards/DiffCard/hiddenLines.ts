import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import type { DiffBlock } from "./diffTypes.ts";

/** Lines joined for one look: a look costs more than the letters in it. */
const PIECE = 500;

/** Hidden characters in the lines of a file, unchanged ones counted once; a carriage return at a line's end is none. */
export function countHiddenLines(blocks: readonly DiffBlock[]): number {
  let count = 0;
  for (const block of blocks) {
    if (block.kind === "same") count += countIn(block.lines);
    if (block.kind === "changed") count += countIn(block.removed) + countIn(block.added);
  }
  return count;
}

function countIn(lines: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < lines.length; at += PIECE) {
    const piece = `${lines.slice(at, at + PIECE).join("\n")}\n`;
    count += countHidden(piece.includes("\r") ? piece.replaceAll("\r\n", "\n") : piece);
  }
  return count;
}
