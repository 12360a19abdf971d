import type { DiffBlock } from "./diffTypes.ts";

/** How much of a change is white space: nothing, some lines, all of it; or all of it is how lines end. */
export type SpaceChange = "none" | "some" | "space" | "line-ends";

/** A line without its white space: what `git diff -w` compares. */
export function withoutSpace(line: string): string {
  return line.replace(/\s+/g, "");
}

/** Whether two lines differ in white space only, if at all. Stops at the first other difference. */
export function sameButSpace(a: string, b: string): boolean {
  let i = 0;
  let j = 0;
  for (;;) {
    while (i < a.length && isSpace(a.charCodeAt(i))) i++;
    while (j < b.length && isSpace(b.charCodeAt(j))) j++;
    if (i === a.length || j === b.length) return i === a.length && j === b.length;
    if (a.charCodeAt(i++) !== b.charCodeAt(j++)) return false;
  }
}

/** What `\s` matches, the everyday ones first. */
function isSpace(code: number): boolean {
  if (code === 32 || (code >= 9 && code <= 13)) return true;
  return code >= 160 && /\s/.test(String.fromCharCode(code));
}

const known = new WeakMap<readonly DiffBlock[], SpaceChange>();

/** Says how much of a change is white space, from lines that stand beside each other. Looks at the same blocks once. */
export function spaceChange(blocks: readonly DiffBlock[]): SpaceChange {
  const found = known.get(blocks) ?? findSpaceChange(blocks);
  known.set(blocks, found);
  return found;
}

/** Takes over what was found out elsewhere. */
export function rememberSpaceChange(blocks: readonly DiffBlock[], found: SpaceChange): void {
  known.set(blocks, found);
}

function findSpaceChange(blocks: readonly DiffBlock[]): SpaceChange {
  let some = false;
  let all = true;
  let ends = true;
  for (const block of blocks) {
    if (block.kind !== "changed") continue;
    const { removed, added } = block;
    const isAlike = (line: string, at: number): boolean => sameButSpace(line, added[at] ?? "");
    const whole = removed.length === added.length && removed.every(isAlike);
    all &&= whole;
    ends &&= whole && removed.every((line, i) => withoutEnd(line) === withoutEnd(added[i] ?? ""));
    some ||= whole || hasRespaced(removed, added, 0) || hasRespaced(removed, added, -1);
    if (some && !all) return "some";
  }
  if (!some || !all) return "none";
  return ends ? "line-ends" : "space";
}

function withoutEnd(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

/** Whether a line differs in white space only from the one beside it, counted from the top or, for -1, from the end. */
function hasRespaced(removed: readonly string[], added: readonly string[], from: 0 | -1): boolean {
  const shift = from === 0 ? 0 : added.length - removed.length;
  return removed.some((line, at) => {
    const other = added[at + shift];
    return other !== undefined && other !== line && sameButSpace(line, other);
  });
}
