import { type LineTokens, TokenTable } from "./TokenTable.ts";

/**
 * `pending`: more tokens may come. `ready`: these are all. `plain`: the tokenizer has no such language, or failed.
 * `over-budget`: too large, or took too long; the card says so (security section 6).
 */
export type TokenStatus = "pending" | "ready" | "plain" | "over-budget";

/** The tokens of a text as far as they are known. */
export interface Tokens {
  readonly status: TokenStatus;
  /** Lines from the first on whose tokens are known. */
  readonly lines: number;
  /** Tokens of a line, from 0; the same object as long as they are equal. */
  readonly lineTokens: (line: number) => LineTokens;
}

/** Reads a table as it is, and as it becomes: blocks that arrive later are seen too. */
export function tokensFrom(status: TokenStatus, table: TokenTable): Tokens {
  const { lines } = table;
  return Object.freeze({ status, lines, lineTokens: (line: number) => table.lineTokens(line) });
}

/** Nothing is known yet. */
export const NO_TOKENS: Tokens = tokensFrom("pending", new TokenTable());
/** Nothing will be known: no language. */
export const PLAIN_TOKENS: Tokens = tokensFrom("plain", new TokenTable());
