import type { CompiledMode, HLJSApi, Language } from "highlight.js";
import hljs from "highlight.js/lib/core";
import type { GrammarPart } from "./loadGrammar.ts";
import { PackedEmitter } from "./PackedEmitter.ts";
import { scopeClass } from "./scopeClass.ts";
import type { Grammar, TokenizedText, TokenState } from "./Tokenizer.ts";
import { TokenWriter } from "./TokenWriter.ts";

/** A mode the engine is in. The language itself is the outermost one and has no parent. */
type Mode = Pick<CompiledMode, "scope" | "data" | "subLanguage"> & { readonly parent?: Mode };

/** Where highlight.js is between two pieces: its innermost mode, and what the modes around it remember. */
class HighlightState {
  readonly mode: Mode;
  /** What modes remember of their begin, such as the word that ends a heredoc; other texts use the same modes. */
  readonly #remembered: readonly (readonly [Mode, Readonly<Record<string, unknown>>])[];

  constructor(mode: Mode) {
    this.mode = mode;
    this.#remembered = modesOf(mode).flatMap((each) =>
      each.data ? [[each, { ...each.data }] as const] : [],
    );
  }

  recall(): void {
    for (const [mode, data] of this.#remembered) Object.assign(mode.data, data);
  }
}

/** Name under which the mode to go on from is registered. */
const RESUME = "ac:resume";

/**
 * A grammar of highlight.js 11, writing packed records. The engine tokenises whole texts only; to go on from a state, the mode
 * it was in is registered as a language: a compiled mode is one already, its parents close as they would have.
 */
export class HighlightGrammar implements Grammar {
  readonly #hljs: HLJSApi;
  readonly #name: string;
  readonly #root: Language;
  /** The engine's own mode behind one that was registered to go on from. */
  readonly #origins = new WeakMap<object, Mode>();
  /** Classes that are open when the next text starts. */
  #open: readonly number[] = [];

  /** @param parts the language first, then what it embeds. An instance knows no others: what is loaded decides nothing. */
  constructor(parts: readonly GrammarPart[]) {
    this.#hljs = hljs.newInstance();
    const takeOpen = (): readonly number[] => {
      const open = this.#open;
      this.#open = [];
      return open;
    };
    this.#hljs.configure({
      __emitter: class extends PackedEmitter {
        constructor() {
          super(takeOpen());
        }
      },
    });
    for (const { name, define } of parts) this.#hljs.registerLanguage(name, define);
    this.#name = parts[0]?.name ?? "";
    const root = this.#hljs.getLanguage(this.#name);
    if (!root) throw new RangeError("A grammar needs at least one part.");
    this.#root = root;
  }

  /** Linear in the text for ordinary code; a text can be built on which single rules are not (security section 6). */
  tokenize(text: string, state: TokenState | null): TokenizedText {
    const start = state instanceof HighlightState ? state : null;
    const resumed = start ? this.#resume(start) : null;
    const language = resumed ? RESUME : this.#name;
    const result = this.#hljs.highlight(text, { language, ignoreIllegals: true });
    this.#open = [];
    const { _emitter: emitter } = result;
    const top = this.#originOf(result._top) ?? start?.mode;
    const exact = emitter instanceof PackedEmitter && emitter.writer.end === text.length;
    return {
      records: exact ? emitter.writer.records() : plainRecords(text.length),
      state: top ? new HighlightState(top) : START,
      settled: top?.subLanguage == null,
    };
  }

  #resume(state: HighlightState): Mode | null {
    const { mode } = state;
    if ((mode as object) === this.#root) return null;
    const root = this.#root;
    const own = { writable: true, value: undefined };
    const resumed: Language & Mode = Object.create(mode, {
      name: { ...own, value: RESUME },
      aliases: own,
      rawDefinition: own,
      case_insensitive: { ...own, value: root.case_insensitive },
      classNameAliases: { ...own, value: root.classNameAliases },
      __emitTokens: own,
    });
    this.#origins.set(resumed, mode);
    this.#hljs.registerLanguage(RESUME, () => resumed);
    state.recall();
    this.#open = this.#classesOf(mode);
    return resumed;
  }

  #originOf(top: object | undefined): Mode | undefined {
    return top && (this.#origins.get(top) ?? (top as Mode));
  }

  #classesOf(mode: Mode): readonly number[] {
    const open: number[] = [];
    for (const { scope } of modesOf(mode)) {
      if (typeof scope !== "string") continue;
      const name = this.#root.classNameAliases?.[scope] ?? scope;
      open.push(scopeClass(name, open.at(-1) ?? 0));
    }
    return open;
  }
}

/** A state that says: as at the start of a file. */
const START: TokenState = Object.freeze({});

/** From the outermost mode in. */
function modesOf(innermost: Mode): readonly Mode[] {
  const modes: Mode[] = [];
  for (let mode: Mode | undefined = innermost; mode; mode = mode.parent) modes.unshift(mode);
  return modes;
}

/** The engine gave up or lost its place: no colours rather than wrong ones. */
function plainRecords(length: number): Uint32Array {
  const writer = new TokenWriter();
  writer.add(0, length);
  return writer.records();
}
