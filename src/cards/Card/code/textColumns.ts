/** Drawn twice as wide as a Latin letter in fixed-width faces, roughly: East Asian scripts and emoji. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
// biome-ignore lint/suspicious/noControlCharactersInRegex: ASCII is what is looked for
const ASCII = /^[\u0000-\u007f]*$/;

/** Columns that a line takes in a fixed-width face, with tabs; an estimate for what is not ASCII. */
export function textColumns(text: string, tabSize: number): number {
  if (!text.includes("\t") && ASCII.test(text)) return text.length;
  let columns = 0;
  for (const char of text) {
    if (char === "\t") columns += tabSize - (columns % tabSize);
    else columns += WIDE.test(char) ? 2 : 1;
  }
  return columns;
}
