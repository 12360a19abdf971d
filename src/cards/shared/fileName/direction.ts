// Hebrew, Arabic and their presentation forms; then the letters that settle for left to right.
const RTL = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;
const STRONG =
  /[A-Za-z\u00aa\u00b5\u00ba\u00c0-\u02b8\u0370-\u08ff\u0900-\u1fff\u2c00-\ud7ff\uf900-\ufdfd\ufe70-\ufefc\uff21-\uffdc]|[\ud800-\udbff][\udc00-\udfff]/;

/** The direction of a name: that of its first strong letter. */
export function nameDirection(name: string): "ltr" | "rtl" {
  if (!hasRtl(name)) return "ltr";
  const first = STRONG.exec(name.replace(/\p{Extended_Pictographic}/gu, ""))?.[0];
  return first !== undefined && RTL.test(first) ? "rtl" : "ltr";
}

/** Whether any letter runs from right to left. */
export const hasRtl = (name: string): boolean => RTL.test(name);

const BOUNDARY = /[\s\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

/**
 * UTF-16 units at the end of a text that are drawn apart from the right-to-left letters before them, so that
 * "2025.pdf" is not turned round; 0 where nothing needs to. Starts at a letter or digit: a hyphen or dot
 * between the two belongs to the letters.
 */
export function isolatedEnd(name: string): number {
  if (!hasRtl(name)) return 0;
  let at = name.length;
  while (at > 0 && !BOUNDARY.test(name.charAt(at - 1))) at--;
  const end = name.slice(at);
  const start = end.search(/[\p{L}\p{N}]/u);
  return start < 0 ? 0 : end.length - start;
}
