import { forEachLine } from "../cards/shared/highlight/TokenBlock.ts";
import type {
  Grammar,
  TokenizedText,
  Tokenizer,
  TokenState,
} from "../cards/shared/highlight/Tokenizer.ts";
import { END_BITS, MAX_END, TokenWriter } from "../cards/shared/highlight/TokenWriter.ts";
import { classId, type TokenClass } from "../cards/shared/highlight/tokenClass.ts";

type Pierre = typeof import("@pierre/highlights");
type Live = InstanceType<Pierre["LiveTokenizer"]>;
type Lang = ConstructorParameters<Pierre["LiveTokenizer"]>[0]["lang"];

/** Token names of `@pierre/highlights` by the class they become; `a.b` falls back to `a`. */
const BY_CLASS: Partial<Record<TokenClass, string>> = {
  keyword: "keyword diff punctuation.list_marker",
  string: "string text.literal",
  comment: "comment",
  number: "number",
  function: "function constructor",
  type: "type enum variant namespace",
  variable: "variable label text",
  property: "property",
  operator: "operator keyword.operator",
  punctuation: "punctuation",
  tag: "tag",
  attribute: "attribute",
  regexp: "string.regex",
  constant: "boolean constant string.special.symbol",
  builtin: "type.builtin constant.builtin variable.special",
  meta: "preproc tag.doctype hint",
  heading: "title",
  link: "link_text link_uri",
  inserted: "diff.plus",
  deleted: "diff.minus",
  escape: "string.escape",
  selector: "selector",
  strong: "emphasis.strong",
  emphasis: "emphasis",
};

const CLASSES: ReadonlyMap<string, number> = new Map(
  Object.entries(BY_CLASS).flatMap(([name, tokens]) =>
    tokens.split(" ").map((token) => [token, classId(name as TokenClass)] as const),
  ),
);

function classOf(token: string): number {
  for (let name = token; ; name = name.slice(0, name.lastIndexOf("."))) {
    const id = CLASSES.get(name);
    if (id !== undefined) return id;
    if (!name.includes(".")) return 0;
  }
}

const NO_THEME = { name: "none", appearance: "light", style: {} };

/**
 * A tokenizer over `@pierre/highlights` (an optional peer, 0.5): wasm, many times faster than the built-in one, 152 languages.
 * It runs on the page. Resolves to `undefined`, which means the built-in one, where the module cannot start: a policy without
 * `'wasm-unsafe-eval'` forbids it.
 *
 * @example
 * const tokenizer = await loadPierreTokenizer();
 * <ArtifactProvider tokenizer={tokenizer}>…</ArtifactProvider>
 */
export async function loadPierreTokenizer(): Promise<Tokenizer | undefined> {
  try {
    const pierre = await import("@pierre/highlights");
    const classes = pierre.tokenNames.map(classOf);
    return Object.freeze({
      maxUnits: 10_000_000,
      load: async ({ names, grammar }) => {
        const name = [grammar, ...names].find((each) => pierre.isSupportedLanguage(each));
        return name ? new PierreGrammar(pierre, name as Lang, classes) : null;
      },
    } satisfies Tokenizer);
  } catch {
    return undefined;
  }
}

/** A document of the tokenizer, and how far into it a state reaches. */
interface PierreState {
  readonly live: Live;
  /** Lines before it. */
  readonly line: number;
  /** The piece that made the state; the document's last one, unless another piece took its place. */
  readonly owner: object;
}

/** Keeps a document in which each piece follows the one before it; the document itself continues from line to line. */
class PierreGrammar implements Grammar {
  readonly #pierre: Pierre;
  readonly #lang: Lang;
  readonly #classes: readonly number[];
  /** By document: the pieces it is made of now, by the line they end at. */
  readonly #owners = new WeakMap<Live, Map<number, object>>();

  constructor(pierre: Pierre, lang: Lang, classes: readonly number[]) {
    this.#pierre = pierre;
    this.#lang = lang;
    this.#classes = classes;
  }

  tokenize(text: string, state: TokenState | null): TokenizedText {
    const start = this.#valid(state as PierreState | null);
    const live = start?.live ?? this.#open();
    const first = start?.line ?? 0;
    const last = live.lineCount - 1;
    const range = {
      start: { line: first, character: 0 },
      end: { line: last, character: live.getLineLength(last) },
    };
    live.applyEdits([{ range, newText: text }]);
    const { records, lines } = this.#read(live, first, text);
    const after: PierreState = { live, line: first + lines, owner: {} };
    const owners = this.#owners.get(live) ?? new Map();
    for (const line of owners.keys()) if (line > first) owners.delete(line);
    this.#owners.set(live, owners.set(after.line, after.owner));
    return { records, state: after };
  }

  /** A state whose piece is no longer in the document cannot be continued: the text starts anew. */
  #valid(state: PierreState | null): PierreState | null {
    const owner = state && this.#owners.get(state.live)?.get(state.line);
    return owner === state?.owner ? state : null;
  }

  #open(): Live {
    return new this.#pierre.LiveTokenizer({ lang: this.#lang, theme: NO_THEME });
  }

  #read(live: Live, first: number, text: string) {
    const writer = new TokenWriter();
    let lines = 0;
    forEachLine(text, (from, to) => {
      writer.add(0, from - writer.end);
      const { data, format } = live.getLineRecords(first + lines++);
      // Lines of 2^24 units are beyond every budget.
      for (const record of format === "packed24" ? data : []) {
        const end = Math.min(from + (record & MAX_END), to);
        writer.add(this.#classes[record >>> END_BITS] ?? 0, end - writer.end);
      }
    });
    writer.add(0, text.length - writer.end);
    return { records: writer.records(), lines };
  }
}
