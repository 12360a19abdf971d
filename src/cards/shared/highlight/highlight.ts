import type { Language } from "../languages.ts";
import { engineOf } from "./highlightEngine.ts";
import type { Tokenizer } from "./Tokenizer.ts";
import { TokenSource } from "./TokenSource.ts";
import { PLAIN_TOKENS, type Tokens } from "./Tokens.ts";

interface HighlightOptions {
  /** Rejects with its reason, and stops the work. */
  readonly signal?: AbortSignal;
  /** Hears of tokens as they are found, the first screen first: all so far, and the lines that changed (`to` left out). */
  readonly onTokens?: (tokens: Tokens, from: number, to: number) => void;
  /** @default the built-in one, in a worker */
  readonly tokenizer?: Tokenizer;
}

/**
 * Finds the tokens of a whole text in the background. Never rejects but for its signal: what cannot be coloured is plain.
 *
 * @param language of `detectLanguage`; `null` gives plain text.
 */
export async function highlight(
  text: string,
  language: Language | null,
  { signal, onTokens, tokenizer }: HighlightOptions = {},
): Promise<Tokens> {
  signal?.throwIfAborted();
  if (!language) return PLAIN_TOKENS;
  const source: TokenSource = new TokenSource(engineOf(tokenizer), language, (from, to) => {
    if (!signal?.aborted) onTokens?.(source.tokensOf(text), from, to);
  });
  const stop = (): void => source.stop();
  signal?.addEventListener("abort", stop, { once: true });
  try {
    await source.run(text);
    signal?.throwIfAborted();
    return source.tokensOf(text);
  } finally {
    signal?.removeEventListener("abort", stop);
    stop();
  }
}
