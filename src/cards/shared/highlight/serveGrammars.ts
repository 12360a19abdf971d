import type { GrammarData } from "./grammarData.ts";
import { type GrammarAnswer, type GrammarQuestion, isAboutGrammar } from "./grammarMessages.ts";

/**
 * Answers a worker that asks for grammars: they load here and go to it as data. So the host's bundler sees ordinary lazy
 * chunks of the page, under whatever policy the page has, and a worker that imports nothing on demand.
 *
 * @param load rejects when a grammar does not arrive. @default highlight.js
 * @returns the worker.
 */
export function serveGrammars(
  worker: Worker,
  load: (name: string) => Promise<GrammarData | null> = loadHere(),
): Worker {
  worker.addEventListener("message", async ({ data }: MessageEvent<unknown>) => {
    if (!isAboutGrammar<GrammarQuestion>(data)) return;
    const { name } = data;
    const found = await load(name).catch(() => "failed" as const);
    worker.postMessage({ type: "grammar", name, found } satisfies GrammarAnswer);
  });
  return worker;
}

/** Starts to load highlight.js at once: the worker takes about as long to start, and hardly a text does without. */
function loadHere(): (name: string) => Promise<GrammarData | null> {
  const importing = import("./loadGrammarData.ts");
  // Each question hears of it.
  importing.catch(() => {});
  return async (name) => (await importing).loadGrammarData(name);
}
