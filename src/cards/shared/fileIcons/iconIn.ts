/**
 * The icon of a key (extension or file name, lower case) in a table in the packed form `icon key key;icon key` that the
 * generator writes. Looked for where it stands: a card that shows one file would wait longer for thousands of entries to be read
 * than for this.
 *
 * @returns `undefined` for a key that is not there, whatever it is.
 */
export function iconIn(packed: string, key: string): string | undefined {
  if (key === "" || /[ ;]/.test(key)) return undefined;
  const word = ` ${key}`;
  for (let at = packed.indexOf(word); at >= 0; at = packed.indexOf(word, at + 1)) {
    const next = packed.charAt(at + word.length);
    if (next !== "" && next !== " " && next !== ";") continue;
    const start = packed.lastIndexOf(";", at) + 1;
    return packed.slice(start, packed.indexOf(" ", start));
  }
  return undefined;
}
