import type { GrammarState, HighlighterGeneric, ThemedToken, ThemeRegistration } from "shiki";
import type {
  Grammar,
  TokenizedText,
  Tokenizer,
  TokenState,
} from "../cards/shared/highlight/Tokenizer.ts";
import { TokenWriter } from "../cards/shared/highlight/TokenWriter.ts";
import { classId, TOKEN_CLASSES, type TokenClass } from "../cards/shared/highlight/tokenClass.ts";
import { ArtifactCardsError } from "../protocol/errors.ts";

/** What is used of a Shiki highlighter: `createHighlighter`, `createHighlighterCore` and bundles make one. */
export type ShikiHighlighter = Pick<
  // biome-ignore lint/suspicious/noExplicitAny: highlighters of every set of languages and themes, narrow or wide, fit nothing else
  HighlighterGeneric<any, any>,
  "codeToTokensBase" | "getLastGrammarState" | "getLoadedLanguages" | "getTheme"
>;

/** TextMate scopes by the class they become; a theme's rules of precedence hold between them. */
const BY_CLASS: Partial<Record<TokenClass, string>> = {
  keyword: "keyword,storage,variable.language,punctuation.definition.list.begin.markdown",
  string: "string,punctuation.definition.string,markup.inline.raw,markup.raw",
  comment: "comment,punctuation.definition.comment,markup.quote",
  number: "constant.numeric,keyword.other.unit",
  function: "entity.name.function,support.function,meta.function-call.generic",
  type: "entity.name.type,entity.name.class,entity.other.inherited-class,support.type,support.class,entity.name.namespace",
  variable: "variable,meta.embedded,punctuation.section.embedded,string.template meta.embedded",
  property:
    "support.type.property-name,meta.object-literal.key,entity.name.tag.yaml,support.type.property-name.json string",
  operator: "keyword.operator",
  punctuation: "punctuation,meta.brace,punctuation.definition.tag",
  tag: "entity.name.tag",
  attribute: "entity.other.attribute-name",
  regexp: "string.regexp,string.regexp punctuation.definition.string",
  constant: "constant.language,constant.other,variable.other.constant,support.constant",
  builtin: "support.function.builtin,support.type.builtin,support.type.primitive",
  meta: "meta.preprocessor,keyword.control.directive,entity.name.function.decorator,meta.diff.range,meta.diff.header",
  heading: "markup.heading,entity.name.section",
  link: "markup.underline.link,string.other.link",
  inserted: "markup.inserted",
  deleted: "markup.deleted",
  escape: "constant.character.escape",
  selector: "entity.other.attribute-name.class.css,entity.other.attribute-name.id.css",
  strong: "markup.bold",
  emphasis: "markup.italic",
};

/** Milliseconds after which the rest of a line is plain. Shiki's own 500 end the first line of a page that is just starting. */
const LINE_MS = 1_500;

const colourOf = (id: number): string => `#${id.toString(16).padStart(6, "0")}`;

/** A theme whose colours are class ids: which rule holds for a token is left to Shiki. Never shown. */
const CLASS_THEME: ThemeRegistration = {
  name: "artifact-cards-classes",
  type: "light",
  fg: colourOf(0),
  bg: "#ffffff",
  settings: Object.entries(BY_CLASS).map(([name, scopes]) => ({
    scope: scopes.split(","),
    settings: { foreground: colourOf(classId(name as TokenClass)) },
  })),
};

/**
 * A tokenizer over the host's own Shiki highlighter (an optional peer, 4): the languages it has loaded, in our classes. It runs on
 * the page; a large file takes long, so the budget stays 100,000 units. No inline style: colours are CSS variables, see
 * {@link syntaxVariables}.
 *
 * @example
 * const tokenizer = shikiTokenizer(() => createHighlighter({ langs: ["ts"], themes: ["github-light"] }));
 * <ArtifactProvider tokenizer={tokenizer}>…</ArtifactProvider>
 * @throws ArtifactCardsError `invalid-argument` for what is neither an object nor a function
 */
export function shikiTokenizer(
  highlighter: ShikiHighlighter | (() => ShikiHighlighter | Promise<ShikiHighlighter>),
): Tokenizer {
  if (typeof highlighter !== "function" && (typeof highlighter !== "object" || !highlighter))
    throw new ArtifactCardsError(
      "invalid-argument",
      "shikiTokenizer has no highlighter, so no code would have colours. Pass a Shiki highlighter, or a function that makes one.",
    );
  let made: Promise<ShikiHighlighter> | null = null;
  const make = async (): Promise<ShikiHighlighter> =>
    typeof highlighter === "function" ? highlighter() : highlighter;
  return Object.freeze({
    load: async ({ names, grammar }) => {
      made ??= make();
      const shiki = await made;
      const loaded: readonly string[] = shiki.getLoadedLanguages();
      const lang = [...names, grammar].find((name) => name !== "" && loaded.includes(name));
      return lang === undefined ? null : new ShikiGrammar(shiki, lang);
    },
  } satisfies Tokenizer);
}

class ShikiGrammar implements Grammar {
  readonly #shiki: ShikiHighlighter;
  readonly #lang: string;

  constructor(shiki: ShikiHighlighter, lang: string) {
    this.#shiki = shiki;
    this.#lang = lang;
  }

  tokenize(text: string, state: TokenState | null): TokenizedText {
    const grammarState = state as GrammarState | null;
    // An empty line after the last terminator would be one more line for the grammar.
    const tokens = this.#shiki.codeToTokensBase(text.replace(/\r?\n$/, ""), {
      lang: this.#lang as never,
      theme: CLASS_THEME,
      tokenizeTimeLimit: LINE_MS,
      ...(grammarState && { grammarState }),
    });
    const after = this.#shiki.getLastGrammarState(tokens);
    return { records: recordsOf(tokens, text.length), state: after ?? {} };
  }
}

function recordsOf(lines: readonly (readonly ThemedToken[])[], length: number): Uint32Array {
  const writer = new TokenWriter();
  for (const line of lines) {
    for (const { offset, content, color = "" } of line) {
      writer.add(0, offset - writer.end);
      const id = Number.parseInt(color.slice(1), 16);
      const isClass = id < TOKEN_CLASSES.length;
      const end = Math.min(offset + content.length, length);
      writer.add(isClass ? id : 0, end - writer.end);
    }
  }
  writer.add(0, length - writer.end);
  return writer.records();
}

/** For each class, a scope whose colour in a theme is the one to take. */
const EXAMPLES: Partial<Record<TokenClass, readonly string[]>> = {
  keyword: ["keyword.control", "keyword", "storage.type", "storage"],
  string: ["string.quoted", "string"],
  comment: ["comment"],
  number: ["constant.numeric", "constant"],
  function: ["entity.name.function", "support.function"],
  type: ["entity.name.type", "entity.name.class", "support.type", "support.class", "entity.name"],
  variable: ["variable.other", "variable"],
  property: ["meta.object-literal.key", "support.type.property-name", "variable.other.property"],
  operator: ["keyword.operator"],
  punctuation: ["punctuation"],
  tag: ["entity.name.tag"],
  attribute: ["entity.other.attribute-name"],
  regexp: ["string.regexp"],
  constant: ["constant.language", "constant"],
  heading: ["markup.heading", "entity.name.section"],
  link: ["markup.underline.link", "string.other.link"],
  inserted: ["markup.inserted"],
  deleted: ["markup.deleted"],
  escape: ["constant.character.escape"],
};

/**
 * The colours of a theme as the public CSS variables of the cards, to be set by the host above them: `--ac-syntax-keyword` and so
 * on. Names the theme says nothing of are left out, and keep the cards' own colours. Contrast is the theme's.
 * @throws ArtifactCardsError `invalid-argument` for what is no highlighter; Shiki's own error for a theme it has not loaded
 */
export function syntaxVariables(
  highlighter: ShikiHighlighter,
  theme: string,
): Readonly<Record<string, string>> {
  if (typeof highlighter?.getTheme !== "function")
    throw new ArtifactCardsError(
      "invalid-argument",
      "syntaxVariables has no highlighter to read the theme of. Pass a Shiki highlighter, after `await createHighlighter(…)`.",
    );
  const { settings } = highlighter.getTheme(theme);
  const colours = new Map(
    settings.flatMap(({ scope, settings: { foreground } }) =>
      [scope ?? []].flat().map((name) => [name, foreground] as const),
    ),
  );
  const variables: Record<string, string> = {};
  for (const [name, scopes] of Object.entries(EXAMPLES)) {
    const colour = scopes.map((scope) => colours.get(scope)).find((found) => found !== undefined);
    if (colour && /^#[\da-f]{3,8}$/i.test(colour)) variables[`--ac-syntax-${name}`] = colour;
  }
  return Object.freeze(variables);
}
