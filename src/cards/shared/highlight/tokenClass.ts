/** What a piece of code is. The place in this list is the class id in packed records; 0 is text without a class. */
const NAMES = [
  "plain",
  "keyword",
  "string",
  "comment",
  "number",
  "function",
  "type",
  "variable",
  "property",
  "operator",
  "punctuation",
  "tag",
  "attribute",
  "regexp",
  "constant",
  "builtin",
  "meta",
  "heading",
  "link",
  "inserted",
  "deleted",
  "escape",
  "selector",
  "strong",
  "emphasis",
] as const;

/** Name of a token class; `artifact-cards` colours each through a CSS variable of that name. */
export type TokenClass = (typeof NAMES)[number];

/** All names, by class id. */
export const TOKEN_CLASSES: readonly TokenClass[] = Object.freeze(NAMES);

const IDS: ReadonlyMap<string, number> = new Map(NAMES.map((name, id) => [name, id]));

/** The id that stands in packed records for a class, 0 for `plain`. */
export function classId(name: TokenClass): number {
  return IDS.get(name) ?? 0;
}

const CSS_NAMES: readonly string[] = NAMES.map((name, id) => (id === 0 ? "" : `ac-t-${name}`));

/** The CSS class of a class id, from a fixed list (security R4); `""` for plain text and for ids that do not exist. */
export function spanClass(id: number): string {
  return CSS_NAMES[id] ?? "";
}
