import type { Language } from "../languages.ts";

/**
 * Where a grammar is in a file, between two calls. Opaque: only the grammar that made it reads it. It does not change, so
 * the same state may be continued several times.
 */
export type TokenState = object;

/** What {@link Grammar.tokenize} gives for one piece of text. */
export interface TokenizedText {
  /**
   * One word a token, in order: `(class id << 24) | end`, where `end` is the UTF-16 offset in the piece just after the token.
   * A token starts where the one before it ends. The last one ends with the piece, which is shorter than 2^24 units.
   */
  readonly records: Uint32Array;
  /** Where the grammar is after the piece. */
  readonly state: TokenState;
  /**
   * `false`: `state` has lost something (an embedded language is in the middle of a construct). Continuing from it is
   * possible, cutting somewhere else is better. @default true
   */
  readonly settled?: boolean;
}

/** One language of a tokenizer. */
export interface Grammar {
  /**
   * Cuts a piece of text into tokens. The piece starts at the start of a line and ends at the end of one (terminator
   * included) or at the end of the file.
   *
   * @param state what an earlier call gave, or `null` at the start of a file.
   */
  tokenize(text: string, state: TokenState | null): TokenizedText | Promise<TokenizedText>;
}

/**
 * Finds the tokens of source text. `artifact-cards` has one of its own; a host passes another to its provider.
 *
 * @example
 * <ArtifactProvider tokenizer={shikiTokenizer(createHighlighter)}>…</ArtifactProvider>
 */
export interface Tokenizer {
  /** UTF-16 units of a text that it colours at all; it works on the page, in pieces. @default 100_000 */
  readonly maxUnits?: number;
  /** The grammar for a language, loaded when it is first asked for; `null` when there is none. May reject: plain then. */
  load(language: Language): Promise<Grammar | null>;
}
