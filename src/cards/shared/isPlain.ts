const OTHER = /[^\t\n\r\u0020-\u007e]/;

/** Whether a text needs no look for hidden characters: most do not, and this is far cheaper than to look. */
export function isPlain(text: string): boolean {
  return !OTHER.test(text);
}
