/** File names that are never delivered unless the host says otherwise (security, decision 2). */
export const SECRET_NAMES: readonly string[] = Object.freeze([
  ".env*",
  ".netrc",
  ".npmrc",
  ".pypirc",
  ".pgpass",
  ".git-credentials",
  ".htpasswd",
  "id_*",
  "*.pem",
  "*.key",
  "*.p12",
  "*.pfx",
  "*.kdbx",
]);

/** Whether a file name matches one of the patterns. `*` stands for any run of characters; case does not count. */
export function matchesName(name: string, patterns: readonly string[]): boolean {
  const lower = name.toLowerCase();
  return patterns.some((pattern) => matches(lower, pattern.toLowerCase().split("*")));
}

/** The pieces between the stars must follow each other, the first at the start, the last at the end. */
function matches(name: string, pieces: readonly string[]): boolean {
  const first = pieces[0] ?? "";
  if (pieces.length === 1) return name === first;
  const last = pieces[pieces.length - 1] ?? "";
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const piece of pieces.slice(1, -1)) {
    const found = name.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
