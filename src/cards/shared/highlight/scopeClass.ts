import { classId, type TokenClass } from "./tokenClass.ts";

/** What the parent's class stays for: scopes that only wrap others. */
const INHERIT = -1;

/** highlight.js scopes (its `css-classes-reference`) by the class they become. */
const BY_CLASS: Partial<Record<TokenClass, string>> = {
  plain: "subst",
  keyword: "keyword variable.language bullet doctag meta.keyword",
  string: "string code formula meta.string",
  comment: "comment quote",
  number: "number",
  function: "title title.function section.function",
  type: "type title.class class.title",
  variable: "variable template-variable property",
  property: "attribute",
  operator: "operator",
  punctuation: "punctuation tag",
  tag: "name selector-tag",
  attribute: "attr",
  regexp: "regexp",
  constant: "literal symbol variable.constant",
  builtin: "built_in",
  meta: "meta template-tag",
  heading: "section",
  link: "link",
  inserted: "addition",
  deleted: "deletion",
  escape: "char.escape",
  selector: "selector-id selector-class selector-attr selector-pseudo",
  strong: "strong",
  emphasis: "emphasis",
};

const SCOPES: ReadonlyMap<string, number> = new Map(
  Object.entries(BY_CLASS).flatMap(([name, scopes]) =>
    scopes.split(" ").map((scope) => [scope, classId(name as TokenClass)] as const),
  ),
);

const ATTRIBUTE = classId("attribute");
const PROPERTY = classId("property");
const PUNCTUATION = classId("punctuation");
const CONSTANT = classId("constant");
const KEYWORD = classId("keyword");

/**
 * The class of a highlight.js scope inside a parent of class `parent`. `title.class.inherited` falls back to
 * `title.class`; a scope that is not known stays what its parent is.
 */
export function scopeClass(scope: string, parent: number): number {
  const id = lookUp(scope);
  // In JSON `true` is a keyword inside a literal.
  if (id === INHERIT || (id === KEYWORD && parent === CONSTANT)) return parent;
  // One scope for two things: an attribute inside a tag, a key in JSON, YAML or an object literal.
  return id === ATTRIBUTE && parent !== PUNCTUATION ? PROPERTY : id;
}

function lookUp(scope: string): number {
  for (let name = scope; ; name = name.slice(0, name.lastIndexOf("."))) {
    const id = SCOPES.get(name);
    if (id !== undefined) return id;
    if (!name.includes(".")) return INHERIT;
  }
}
