import { serveJobs } from "../worker/serveJobs.ts";
import { askForGrammars } from "./askForGrammars.ts";
import { createHighlightTokenizer } from "./createHighlightTokenizer.ts";
import { createHighlightJobs } from "./highlightJobs.ts";
import { OWN_DEFINITIONS } from "./ownDefinitions.ts";

const ask = askForGrammars(globalThis);
const tokenizer = createHighlightTokenizer(
  async (name) => OWN_DEFINITIONS.get(name) ?? (await ask(name)),
);

serveJobs(createHighlightJobs(tokenizer));
