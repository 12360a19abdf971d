import type { Grammar, TokenizedText, TokenState } from "./Tokenizer.ts";

interface PhpState {
  readonly grammar: Grammar;
  readonly inner: TokenState;
}

/** PHP as it stands in files, inside HTML and after `<?php`; and PHP alone, as it stands in answers and diffs. */
export class PhpGrammar implements Grammar {
  readonly #alone: Grammar;
  readonly #inHtml: Grammar;

  constructor(alone: Grammar, inHtml: Grammar) {
    this.#alone = alone;
    this.#inHtml = inHtml;
  }

  async tokenize(text: string, state: TokenState | null): Promise<TokenizedText> {
    const start = state as PhpState | null;
    const grammar = start?.grammar ?? (text.includes("<?") ? this.#inHtml : this.#alone);
    const found = await grammar.tokenize(text, start?.inner ?? null);
    const after: PhpState = { grammar, inner: found.state };
    return { ...found, state: after };
  }
}
