import type { Language } from "../languages.ts";
import { FencedGrammar } from "./FencedGrammar.ts";
import { hasGrammar, loadGrammar } from "./grammars.ts";
import { HighlightGrammar } from "./HighlightGrammar.ts";
import { PhpGrammar } from "./PhpGrammar.ts";
import type { Grammar, Tokenizer } from "./Tokenizer.ts";

/** The built-in tokenizer: highlight.js, no wasm, no `eval`; a language and what it embeds load when first asked for. */
export const highlightTokenizer: Tokenizer = Object.freeze({
  async load({ grammar }: Language): Promise<Grammar | null> {
    if (!hasGrammar(grammar)) return null;
    if (grammar === "markdown") return new FencedGrammar(await plainly(grammar), fenceGrammar);
    if (grammar === "php")
      return new PhpGrammar(...(await Promise.all([plainly("php"), plainly("php-template")])));
    return plainly(grammar);
  },
});

async function plainly(name: string): Promise<Grammar> {
  return new HighlightGrammar(await loadGrammar(name));
}

const fences = new Map<string, Promise<Grammar | null>>();

/** What is inside a fence: any language, but in Markdown inside Markdown fences are not looked at. */
function fenceGrammar({ grammar }: Language): Promise<Grammar | null> {
  const known = fences.get(grammar);
  if (known) return known;
  const loading = hasGrammar(grammar)
    ? plainly(grammar).catch(() => {
        fences.delete(grammar);
        return null;
      })
    : Promise.resolve(null);
  fences.set(grammar, loading);
  return loading;
}
