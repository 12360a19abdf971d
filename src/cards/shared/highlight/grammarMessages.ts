import type { GrammarData } from "./grammarData.ts";

/** Worker to page: a grammar is needed. */
export interface GrammarQuestion {
  readonly type: "grammar";
  readonly name: string;
}

/** Page to worker. */
export interface GrammarAnswer {
  readonly type: "grammar";
  readonly name: string;
  /** `null`: there is none of that name. `"failed"`: it did not arrive; a later question may succeed. */
  readonly found: GrammarData | null | "failed";
}

/** Whether a message between page and worker is about grammars; all others are about jobs. */
export function isAboutGrammar<Message extends GrammarQuestion | GrammarAnswer>(
  message: unknown,
): message is Message {
  return (message as Partial<Message> | null)?.type === "grammar";
}
