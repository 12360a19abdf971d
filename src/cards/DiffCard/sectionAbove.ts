/** Lines looked through, upwards. */
const REACH = 2000;
/** A longer line is no declaration. */
const LONGEST = 200;

/**
 * What a change is in, as patches say behind their `@@`: the nearest line above that stands at the margin and opens a
 * block, or a Markdown heading. Without the sign that opens the block; `""` when there is none.
 *
 * @param lines Unchanged lines.
 * @param end The first of them that is shown; those before it are looked at.
 */
export function sectionAbove(lines: readonly string[], end: number): string {
  for (let i = end - 1; i >= Math.max(0, end - REACH); i -= 1) {
    const line = lines[i];
    if (line === undefined || line.length > LONGEST) continue;
    const text = line.trimEnd();
    if (opensBlock(text)) return text.replace(/[{:([]$/, "").trimEnd();
  }
  return "";
}

function opensBlock(text: string): boolean {
  if (/^#{1,6} /.test(text)) return true;
  return /^[\p{L}_$]/u.test(text) && /[{:([]$/.test(text) && !/^(import|from)\b/.test(text);
}
