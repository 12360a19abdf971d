import type { Language } from "../languages.ts";
import { FencedGrammar } from "./FencedGrammar.ts";
import { HighlightGrammar } from "./HighlightGrammar.ts";
import { type LoadDefinition, loadGrammar } from "./loadGrammar.ts";
import { PhpGrammar } from "./PhpGrammar.ts";
import type { Grammar, Tokenizer } from "./Tokenizer.ts";

/**
 * Makes the built-in tokenizer: highlight.js, no wasm, no `eval`; a language and what it embeds load when first asked for.
 *
 * @param loadDefinition passed in, so that the worker's modules import no grammar on demand: Vite 5 to 7 build workers as one
 *   file and refuse modules that do (vitejs/vite#18585).
 */
export function createHighlightTokenizer(loadDefinition: LoadDefinition): Tokenizer {
  const plainly = async (name: string): Promise<Grammar | null> => {
    const parts = await loadGrammar(name, loadDefinition);
    return parts && new HighlightGrammar(parts);
  };
  const loadFence = createFenceLoader(plainly);
  return Object.freeze({
    async load({ grammar: name }: Language): Promise<Grammar | null> {
      const grammar = await plainly(name);
      if (grammar && name === "markdown") return new FencedGrammar(grammar, loadFence);
      const inHtml = grammar && name === "php" ? await plainly("php-template") : null;
      return grammar && inHtml ? new PhpGrammar(grammar, inHtml) : grammar;
    },
  });
}

/** What is inside a fence: any language, but in Markdown inside Markdown fences are not looked at. */
function createFenceLoader(plainly: (name: string) => Promise<Grammar | null>) {
  const fences = new Map<string, Promise<Grammar | null>>();
  return ({ grammar: name }: Language): Promise<Grammar | null> => {
    const known = fences.get(name);
    if (known) return known;
    const loading = plainly(name).catch(() => {
      fences.delete(name);
      return null;
    });
    fences.set(name, loading);
    return loading;
  };
}
