const NOWHERE = "/dev/null";

/** One side of a patch's header: a path as the tool meant it, or nothing on that side. */
export type PatchName = string | null;

/** What diff, git and svn print behind a name: a date, a revision, or nothing. */
const AFTER_NAME =
  /^\t?(?:\d{4}-\d\d-\d\d[ T][\d:., +-]{0,40}|[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d [\d:.]{5,20} \d{4}|\((?:revision \d+|working copy|nonexistent|date [\w :+-]{1,40})\))?$/;

/**
 * The name of a `---` or `+++` line, with its prefix; `null` for `/dev/null`. What stands behind the name and is no date belongs
 * to it: nothing of a text may vanish because it looks like a patch.
 */
export function headerName(line: string): PatchName {
  const rest = line.slice(4);
  const name = rest.startsWith('"') ? quotedName(rest) : plainHeaderName(rest);
  return name === NOWHERE ? null : name;
}

function quotedName(rest: string): string {
  const { name, length } = unquote(rest);
  return AFTER_NAME.test(rest.slice(length).trimEnd()) ? name : rest.trimEnd();
}

function plainHeaderName(rest: string): string {
  const tab = rest.indexOf("\t");
  if (tab >= 0 && AFTER_NAME.test(rest.slice(tab).trimEnd())) return rest.slice(0, tab).trimEnd();
  return rest.trimEnd();
}

/**
 * Takes `a/` and `b/` away where they are the prefixes git puts before both names, also under
 * `diff.mnemonicPrefix` (`i/ w/ c/ o/`). Names that merely begin so keep what they have.
 */
export function withoutPrefixes(
  oldName: PatchName,
  newName: PatchName,
): readonly [PatchName, PatchName] {
  const fits = (name: PatchName, letters: string): boolean =>
    name === null || (name[1] === "/" && letters.includes(name[0] ?? " "));
  const known = fits(oldName, "aicow") && fits(newName, "biwco") && oldName !== newName;
  return known ? [oldName?.slice(2) ?? null, newName?.slice(2) ?? null] : [oldName, newName];
}

/** Both names of a `diff --git` line, or `null` where the line does not tell them apart. */
export function gitNames(line: string): readonly [string, string] | null {
  const rest = line.slice("diff --git ".length);
  if (rest.startsWith('"')) {
    const first = unquote(rest);
    const second = rest.slice(first.length + 1);
    return [first.name, second.startsWith('"') ? unquote(second).name : second];
  }
  const quoted = rest.indexOf(' "');
  if (quoted > 0) return [rest.slice(0, quoted), unquote(rest.slice(quoted + 1)).name];
  // Names may hold spaces; without a rename they are the same, so the space is in the middle.
  const half = (rest.length - 1) / 2;
  if (rest[half] === " " && rest.slice(2, half) === rest.slice(half + 3))
    return [rest.slice(0, half), rest.slice(half + 1)];
  const words = rest.split(" ");
  return words.length === 2 ? [words[0] ?? "", words[1] ?? ""] : null;
}

/** A path of an extended header line such as `rename from`, which has no prefix. */
export function plainName(text: string): string {
  return text.startsWith('"') ? unquote(text).name : text;
}

const ESCAPES: ReadonlyMap<string, number> = new Map([
  ["a", 7],
  ["b", 8],
  ["t", 9],
  ["n", 10],
  ["v", 11],
  ["f", 12],
  ["r", 13],
]);

/** Git writes odd names as C strings: bytes of UTF-8 in octal. `length` counts both quotes. */
function unquote(text: string): { name: string; length: number } {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  let at = 1;
  while (at < text.length && text[at] !== '"') {
    if (text[at] !== "\\") {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      for (const byte of encoder.encode(character)) bytes.push(byte);
      at += character.length;
      continue;
    }
    const octal = /^[0-3][0-7]{2}/.exec(text.slice(at + 1, at + 4));
    if (octal) {
      bytes.push(Number.parseInt(octal[0], 8));
      at += 4;
    } else {
      const next = text[at + 1] ?? "";
      bytes.push(ESCAPES.get(next) ?? next.charCodeAt(0));
      at += 2;
    }
  }
  return { name: new TextDecoder().decode(Uint8Array.from(bytes)), length: at + 1 };
}
