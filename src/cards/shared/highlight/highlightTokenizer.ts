import { createHighlightTokenizer } from "./createHighlightTokenizer.ts";
import { loadDefinition } from "./grammars.ts";

/** The built-in tokenizer where no worker can start: on this thread, each grammar a chunk of its own. */
export const highlightTokenizer = createHighlightTokenizer(loadDefinition);
