import { PatchReader } from "./patchReader.ts";
import type { Patch } from "./patchTypes.ts";

export type { Patch, PatchFile } from "./patchTypes.ts";

/** Says that a text holds a unified patch (contracts 1.32). */
export function isPatch(text: string): boolean {
  return /(?:^|\n)(?:diff --git |@@ [-+])/.test(text);
}

/**
 * Reads a unified patch of any number of files, as git, diff, svn and models write it: with renames, modes,
 * binary files, wrong hunk counts, blank lines that lost their space, code fences and text around it.
 * Never throws; runs in time proportional to the text.
 *
 * @param maxLines Lines of hunks that are kept. @default 20000
 * @returns `null` when there is no hunk and no change of a file in it.
 */
export function parsePatch(text: string, maxLines = 20_000): Patch | null {
  const reader = new PatchReader(maxLines);
  const lines = text.split("\n");
  if (lines.at(-1) === "") lines.pop();
  lines.forEach((line, i) => {
    reader.read(line, lines[i + 1] ?? "", lines[i + 2] ?? "");
  });
  return reader.end();
}
