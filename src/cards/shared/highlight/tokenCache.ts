import { CACHE_BYTES } from "./budgets.ts";
import type { TokenTable } from "./TokenTable.ts";

/** What was found about a text: its tokens, or that it cannot be coloured. */
export type TokenResult = TokenTable | "over-budget";

interface Entry {
  readonly text: string;
  readonly language: string;
  readonly result: TokenResult;
  readonly bytes: number;
}

/**
 * Tokens of whole texts, the least recently used dropped first. Texts of one length are compared character by character, so two that
 * differ anywhere never share colours. A `Map` of texts would have to hash all of each text it is asked for.
 */
export class TokenCache {
  readonly #limit: number;
  /** Those used last at the end. */
  readonly #entries = new Set<Entry>();
  readonly #byLength = new Map<number, Set<Entry>>();
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
    const entry = this.#find(text, language);
    if (!entry) return null;
    this.#entries.delete(entry);
    this.#entries.add(entry);
    return entry.result;
  }

  /** What is larger than the whole cache is not kept. */
  set(text: string, language: string, result: TokenResult): void {
    const bytes = text.length * 2 + (result === "over-budget" ? 64 : result.bytes);
    if (bytes > this.#limit) return;
    const before = this.#find(text, language);
    if (before) this.#drop(before);
    const entry = { text, language, result, bytes };
    const alike = this.#byLength.get(text.length) ?? new Set();
    this.#byLength.set(text.length, alike.add(entry));
    this.#entries.add(entry);
    this.#bytes += bytes;
    for (const oldest of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#drop(oldest);
    }
  }

  #find(text: string, language: string): Entry | undefined {
    for (const entry of this.#byLength.get(text.length) ?? [])
      if (entry.language === language && entry.text === text) return entry;
    return undefined;
  }

  #drop(entry: Entry): void {
    const { length } = entry.text;
    const alike = this.#byLength.get(length);
    alike?.delete(entry);
    if (alike?.size === 0) this.#byLength.delete(length);
    this.#entries.delete(entry);
    this.#bytes -= entry.bytes;
  }
}
