import { type GrammarData, toGrammarData } from "./grammarData.ts";
import { loadDefinition } from "./grammars.ts";

/** A grammar as data for the worker; `null` when there is none of that name. Rejects when it does not arrive. */
export async function loadGrammarData(name: string): Promise<GrammarData | null> {
  const define = await loadDefinition(name);
  return define && toGrammarData(define);
}
