import { CACHE_BYTES } from "./budgets.ts";
import type { TokenTable } from "./TokenTable.ts";

/** What was found about a text: its tokens, or that it cannot be coloured. */
export type TokenResult = TokenTable | "over-budget";

interface Entry {
  readonly result: TokenResult;
  readonly bytes: number;
}

/**
 * Tokens of whole texts, the least recently used dropped first. A `Map` hashes its keys and then compares them character by
 * character, so two texts that differ anywhere never share colours.
 */
export class TokenCache {
  readonly #limit: number;
  /** By text and language; a Map keeps the order in which entries were set. */
  readonly #entries = new Map<string, Map<string, Entry>>();
  #bytes = 0;

  /** @param limit bytes of texts and tokens. */
  constructor(limit: number = CACHE_BYTES) {
    this.#limit = limit;
  }

  /** Bytes held now. */
  get bytes(): number {
    return this.#bytes;
  }

  get(text: string, language: string): TokenResult | null {
    const byLanguage = this.#entries.get(text);
    const entry = byLanguage?.get(language);
    if (!byLanguage || !entry) return null;
    this.#entries.delete(text);
    this.#entries.set(text, byLanguage);
    return entry.result;
  }

  /** What is larger than the whole cache is not kept. */
  set(text: string, language: string, result: TokenResult): void {
    const bytes = text.length * 2 + (result === "over-budget" ? 64 : result.bytes);
    if (bytes > this.#limit) return;
    const byLanguage = this.#entries.get(text) ?? new Map<string, Entry>();
    this.#bytes += bytes - (byLanguage.get(language)?.bytes ?? 0);
    byLanguage.set(language, { result, bytes });
    this.#entries.delete(text);
    this.#entries.set(text, byLanguage);
    for (const [oldest, entries] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#entries.delete(oldest);
      for (const entry of entries.values()) this.#bytes -= entry.bytes;
    }
  }
}
