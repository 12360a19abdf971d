import type { Language } from "../languages.ts";
import type { Job } from "../worker/Job.ts";
import type { TokenBlock } from "./TokenBlock.ts";
import type { Grammar, Tokenizer, TokenState } from "./Tokenizer.ts";
import { tokenizePiece } from "./tokenizePiece.ts";

/** One piece of one text; a session belongs to one text. */
export interface TokenizeRequest {
  readonly language: Language;
  /** Whole lines. */
  readonly text: string;
  /** `false`: the piece is the start of the text. */
  readonly resume: boolean;
  /** Whether the next piece follows this one: `settled` only where nothing is lost by a cut here. */
  readonly advance: "always" | "settled" | "never";
  /** Longest line that is tokenised, in UTF-16 units. */
  readonly maxLine: number;
}

export interface TokenizeResult {
  readonly block: TokenBlock;
  /** Whether the next piece follows this one; else it starts where this one started. */
  readonly advanced: boolean;
  /** Milliseconds it took, waiting left out. */
  readonly ms: number;
}

/** The jobs of one text. They remember where its tokenizer is. */
export interface HighlightJobs {
  /** Loads the grammar, however long that takes. `false`: there is none. */
  readonly load: Job<Language, boolean>;
  readonly tokenize: Job<TokenizeRequest, TokenizeResult>;
}

/** Makes jobs for texts whose tokens a tokenizer finds. Grammars are loaded once for all of them. */
export function createHighlightJobs(tokenizer: Tokenizer): () => HighlightJobs {
  const grammars = new Map<string, Promise<Grammar | null>>();
  const load = (language: Language): Promise<Grammar | null> => {
    const known = grammars.get(language.label);
    if (known) return known;
    const loading = Promise.resolve(tokenizer.load(language)).catch(() => {
      // A chunk that did not arrive may arrive the next time.
      grammars.delete(language.label);
      return null;
    });
    grammars.set(language.label, loading);
    return loading;
  };
  return () => {
    let state: TokenState | null = null;
    return {
      load: async (language) => (await load(language)) !== null,
      async tokenize({ language, text, resume, advance, maxLine }, { pause, transfer }) {
        const grammar = await load(language);
        if (!grammar) throw new RangeError(`There is no grammar for ${language.label}.`);
        await pause();
        const from = resume ? state : null;
        const began = performance.now();
        const { block, state: after, settled } = await tokenizePiece(grammar, text, from, maxLine);
        const advanced = advance === "always" || (advance === "settled" && settled);
        state = advanced ? after : from;
        transfer(block.starts.buffer);
        if (block.records.length > 0) transfer(block.records.buffer);
        return { block, advanced, ms: performance.now() - began };
      },
    };
  };
}
