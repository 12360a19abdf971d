/**
 * Finds the first unit that may be a hidden character. Safe are the letters, marks and signs that most texts are made of,
 * in few ranges, and whole emoji: asking for exactly the hidden ones takes eight times as long. Terminal codes are left to
 * who reads them.
 */
export function maybeHidden(): RegExp {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: ESC begins a code, which is never shown
  return /[^\n\r\t\x1b\u0020-\u007e\u00a0-\u00ac\u00ae-\u034e\u0370-\u0618\u2010-\u2027\u2030-\u205f\u2070-\u3163\u3165-\ud7ff\ud83c-\ud83e\udc00-\udfff\uff01-\uff9e]|[\ud83c-\ud83e](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
}

const ANY = maybeHidden();

/** Whether a text may have a hidden character: quick, and `false` for most. */
export function mayHide(text: string): boolean {
  ANY.lastIndex = 0;
  return ANY.test(text);
}
