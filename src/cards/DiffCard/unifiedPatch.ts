import type { DiffBlock, FileDiff } from "./diffTypes.ts";

const CONTEXT = 3;

interface Line {
  readonly sign: " " | "-" | "+";
  readonly text: string;
  readonly bare: boolean;
}

/**
 * The changes of one file as a unified patch with three lines of context, which `git apply` accepts.
 * Only for a file compared from two texts, whose blocks are complete; `""` when nothing changed or it is binary.
 */
export function unifiedPatch(file: FileDiff): string {
  if (file.binary || file.blocks.length === 0) return "";
  const name = patchName(file.path);
  const oldName = file.change === "new" ? "/dev/null" : quoted(`a/${name}`);
  const newName = file.change === "deleted" ? "/dev/null" : quoted(`b/${name}`);
  const header = [`diff --git ${quoted(`a/${name}`)} ${quoted(`b/${name}`)}`];
  if (file.change === "new") header.push("new file mode 100644");
  if (file.change === "deleted") header.push("deleted file mode 100644");
  header.push(`--- ${oldName}`, `+++ ${newName}`);
  return `${[...header, ...hunks(flatLines(file.blocks))].join("\n")}\n`;
}

/** A relative path with forward slashes, as patches have it. */
function patchName(path: string | null): string {
  const name = (path ?? "").replaceAll("\\", "/").replace(/^(?:[A-Za-z]:)?\/+/, "");
  return name || "file";
}

const ESCAPED: ReadonlyMap<string, string> = new Map([
  ["\t", "\\t"],
  ["\n", "\\n"],
  ["\r", "\\r"],
  ['"', '\\"'],
  ["\\", "\\\\"],
]);
const ODD = /[\p{Cc}"\\]/gu;

/** Git's C-style quotes around a name that could end its line or its field. */
function quoted(name: string): string {
  const written = name.replaceAll(ODD, (character) => {
    const code = character.charCodeAt(0);
    return ESCAPED.get(character) ?? (code < 128 ? `\\${octal(code)}` : character);
  });
  return written === name ? name : `"${written}"`;
}

function octal(code: number): string {
  return code.toString(8).padStart(3, "0");
}

function flatLines(blocks: readonly DiffBlock[]): readonly Line[] {
  const lines: Line[] = [];
  const push = (sign: Line["sign"], texts: readonly string[], bare: boolean): void => {
    texts.forEach((text, i) => {
      lines.push({ sign, text, bare: bare && i === texts.length - 1 });
    });
  };
  for (const block of blocks) {
    if (block.kind === "same") push(" ", block.lines, block.bare === true);
    if (block.kind !== "changed") continue;
    push("-", block.removed, block.oldBare === true);
    push("+", block.added, block.newBare === true);
  }
  return lines;
}

function hunks(lines: readonly Line[]): readonly string[] {
  const result: string[] = [];
  let oldAt = 1;
  let newAt = 1;
  let at = 0;
  for (const [start, end] of hunkRanges(lines)) {
    for (; at < start; at++) {
      oldAt++;
      newAt++;
    }
    const hunk = lines.slice(start, end);
    const oldCount = hunk.filter(({ sign }) => sign !== "+").length;
    const newCount = hunk.filter(({ sign }) => sign !== "-").length;
    result.push(`@@ -${range(oldAt, oldCount)} +${range(newAt, newCount)} @@`);
    for (const { sign, text, bare } of hunk) {
      result.push(sign + text);
      if (bare) result.push("\\ No newline at end of file");
    }
    oldAt += oldCount;
    newAt += newCount;
    at = end;
  }
  return result;
}

/** A side without lines is numbered by the line before it. */
function range(start: number, count: number): string {
  return count === 0 ? `${start - 1},0` : `${start},${count}`;
}

/** Changed lines with their context; hunks whose contexts meet are one. */
function hunkRanges(lines: readonly Line[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  lines.forEach(({ sign }, i) => {
    if (sign === " ") return;
    const last = ranges.at(-1);
    const start = Math.max(0, i - CONTEXT);
    const end = Math.min(lines.length, i + CONTEXT + 1);
    if (last && start <= last[1]) last[1] = end;
    else ranges.push([start, end]);
  });
  return ranges;
}
