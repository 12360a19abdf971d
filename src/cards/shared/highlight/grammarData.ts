import type { HLJSApi, Language, LanguageFn, Mode } from "highlight.js";
import hljs from "highlight.js/lib/core";

/** The callbacks that highlight.js gives to grammars, by the names they are sent under. */
const CALLBACKS = {
  remember: hljs.END_SAME_AS_BEGIN({})["on:begin"],
  compare: hljs.END_SAME_AS_BEGIN({})["on:end"],
  atStart: hljs.SHEBANG()["on:begin"],
} as const;

type CallbackName = keyof typeof CALLBACKS;
type CallbackKey = "on:begin" | "on:end";
/** A mode while its callbacks are names. */
type NamedMode = Omit<Mode, CallbackKey> & { [Key in CallbackKey]?: CallbackName };

/** A grammar of highlight.js as data that can be posted to a worker. Its modes refer to each other, so it is no JSON. */
export interface GrammarData {
  readonly root: Language;
  /** Modes of `root` with a callback, which stands in it by name. */
  readonly named: readonly NamedMode[];
  /** Parts of `root` to freeze: the engine compiles a frozen mode anew for each place it stands in. */
  readonly frozen: readonly object[];
}

/** The API grammars are defined with, but callbacks are names: functions cannot be posted. */
const NAMING: HLJSApi = {
  ...hljs,
  END_SAME_AS_BEGIN: (mode) =>
    name(hljs.END_SAME_AS_BEGIN(mode), { "on:begin": "remember", "on:end": "compare" }),
  SHEBANG: (mode) => name(hljs.SHEBANG(mode), { "on:begin": "atStart" }),
};

function name(mode: Mode, names: NamedMode): Mode {
  return Object.assign<Mode, object>(mode, names);
}

/**
 * Reads a definition as data.
 *
 * @throws `TypeError` when the grammar has functions of its own; such grammars belong to `ownDefinitions`.
 */
export function toGrammarData(define: LanguageFn): GrammarData {
  const root = define(NAMING);
  const named: NamedMode[] = [];
  const frozen: object[] = [];
  const parts = new Set<object>([root]);
  // Those that are added meanwhile are visited too.
  for (const part of parts) {
    if (Object.isFrozen(part)) frozen.push(part);
    if ("on:begin" in part || "on:end" in part) named.push(part as NamedMode);
    for (const value of Object.values(part)) {
      if (typeof value === "function") throw new TypeError(`${root.name} has its own functions.`);
      if (typeof value === "object" && value !== null) parts.add(value);
    }
  }
  return { root, named, frozen };
}

/** The definition that {@link toGrammarData} read. Each use gets modes of its own: the engine writes into what it compiles. */
export function fromGrammarData(data: GrammarData): LanguageFn {
  return () => {
    const { root, named, frozen } = structuredClone(data);
    for (const mode of named)
      for (const key of ["on:begin", "on:end"] as const) {
        const callback = mode[key];
        if (callback) Object.assign(mode, { [key]: CALLBACKS[callback] });
      }
    for (const part of frozen) Object.freeze(part);
    return root;
  };
}
