import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import type { FileDiff } from "./diffTypes.ts";

/** Lines joined for one look: a look costs more than the letters in it. */
const PIECE = 500;

/** Hidden characters in the lines of a file, unchanged ones counted once; a carriage return at a line's end is none. */
export function countHiddenLines({ blocks, texts }: FileDiff): number {
  // Most files have none, and whole texts are searched the fastest.
  if (texts && countHidden(ended(texts.old)) + countHidden(ended(texts.new)) === 0) return 0;
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
    count += countHidden(ended(`${lines.slice(at, at + PIECE).join("\n")}\n`));
  }
  return count;
}

function ended(text: string): string {
  return text.includes("\r") ? text.replaceAll("\r\n", "\n") : text;
}
