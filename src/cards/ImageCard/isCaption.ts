/** Longest sentence that stands under an image as its caption. */
const MAX_UNITS = 300;

/**
 * Whether what came with an image is a sentence about it and not what a program printed: one line that begins
 * with a letter or a digit and has no column gaps, prompts or warnings.
 */
export function isCaption(output: string): boolean {
  const text = output.trim();
  if (text === "" || text.length > MAX_UNITS || /\p{Cc}/u.test(text)) return false;
  return (
    /^[\p{L}\p{N}“"'(]/u.test(text) &&
    !/ {2}|\t|^(?:warning|error|saving|null device)\b/i.test(text)
  );
}
