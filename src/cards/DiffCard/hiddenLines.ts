import { countHidden } from "../../protocol/safety/hiddenCharacters.ts";
import { isPlain } from "../shared/isPlain.ts";
import type { FileDiff } from "./diffTypes.ts";

/** Lines joined for one look: a look costs more than the letters in it. */
const PIECE = 500;

type HiddenLines = Pick<FileDiff, "blocks" | "texts" | "hidden">;

/** Hidden characters in the lines of a file, unchanged ones counted once; a carriage return at a line's end is none. */
export function countHiddenLines({ blocks, texts, hidden }: HiddenLines): number {
  if (hidden !== undefined) return hidden;
  // Most files have none, and whole texts are searched the fastest.
  if (texts && countIn(texts.old) + countIn(texts.new) === 0) return 0;
  let count = 0;
  for (const block of blocks) {
    if (block.kind === "same") count += countInLines(block.lines);
    if (block.kind === "changed") count += countInLines(block.removed) + countInLines(block.added);
  }
  return count;
}

function countInLines(lines: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < lines.length; at += PIECE) {
    count += countIn(`${lines.slice(at, at + PIECE).join("\n")}\n`);
  }
  return count;
}

/** Whole lines. */
function countIn(text: string): number {
  if (isPlain(text)) return 0;
  return countHidden(text.includes("\r") ? text.replaceAll("\r\n", "\n") : text);
}
