import type { LanguageFn } from "highlight.js";
import { fromGrammarData } from "./grammarData.ts";
import { type GrammarAnswer, type GrammarQuestion, isAboutGrammar } from "./grammarMessages.ts";
import type { LoadDefinition } from "./loadGrammar.ts";

/** The part of a worker's global scope that is used here; the page's has other types. */
interface WorkerScope {
  addEventListener(type: "message", listen: (event: MessageEvent<unknown>) => void): void;
  postMessage(message: GrammarQuestion): void;
}

interface Asked {
  readonly definition: Promise<LanguageFn | null>;
  readonly settle: (found: GrammarAnswer["found"]) => void;
}

/** The worker's side of `serveGrammars`: asks the page for each grammar once, and again only when it did not arrive. */
export function askForGrammars(scope: WorkerScope): LoadDefinition {
  const asked = new Map<string, Asked>();
  scope.addEventListener("message", ({ data }) => {
    if (!isAboutGrammar<GrammarAnswer>(data)) return;
    const { name, found } = data;
    const question = asked.get(name);
    if (found === "failed") asked.delete(name);
    question?.settle(found);
  });
  return (name) => {
    const known = asked.get(name);
    if (known) return known.definition;
    const question = ask();
    asked.set(name, question);
    scope.postMessage({ type: "grammar", name });
    return question.definition;
  };
}

function ask(): Asked {
  let settle: Asked["settle"] = () => {};
  const definition = new Promise<LanguageFn | null>((resolve, reject) => {
    settle = (found) => {
      if (found === "failed") reject(new Error("The grammar did not arrive."));
      else resolve(found && fromGrammarData(found));
    };
  });
  return { definition, settle };
}
