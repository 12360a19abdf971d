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

/** Says how much of a change is white space, from lines that stand beside each other. */
export function spaceChange(blocks: readonly DiffBlock[]): SpaceChange {
  let some = false;
  let all = true;
  let ends = true;
  for (const block of blocks) {
    if (block.kind !== "changed") continue;
    const { removed, added } = block;
    const whole = removed.length === added.length && removed.every(equalsAt(added, 0));
    all &&= whole;
    ends &&= whole && removed.every((line, i) => withoutEnd(line) === withoutEnd(added[i] ?? ""));
    some ||= whole || removed.some(equalsAt(added, 0)) || endsAlike(removed, added);
    if (some && !all) return "some";
  }
  if (!some || !all) return "none";
  return ends ? "line-ends" : "space";
}

function withoutEnd(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}

function endsAlike(removed: readonly string[], added: readonly string[]): boolean {
  return removed.some(equalsAt(added, added.length - removed.length));
}

/** Whether the line at that place of the other list is the same but for white space. */
function equalsAt(others: readonly string[], shift: number) {
  return (line: string, at: number): boolean => {
    const other = others[at + shift];
    return other !== undefined && sameButSpace(line, other);
  };
}
