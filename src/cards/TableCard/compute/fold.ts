const ASCII = /^[\0-\x7f]*$/;
const SPACES = /[\u00a0\u2007\u2009\u202f]/g;

/** Whether every unit of the text is ASCII: then folding keeps each unit's place. */
export function isAscii(text: string): boolean {
  return ASCII.test(text);
}

/**
 * A text without its case, for comparing: `ß` and `ẞ` are `ss`, every sigma is one, fixed and thin spaces are spaces. Folding the
 * parts of a text gives the parts of the folded text, so that places can be mapped back. The result may be longer.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(text)) return lower;
  // Twice, since some letters have no way from one case to the other and back.
  return lower.toUpperCase().toLowerCase().replaceAll("ς", "σ").replace(SPACES, " ");
}
