import { readFile, rename, writeFile } from "node:fs/promises";
import type { ChatMessage } from "../shared/messages.ts";

/** The stored conversation of one session. */
export interface History {
  load(): Promise<readonly ChatMessage[]>;
  save(messages: readonly ChatMessage[]): Promise<void>;
}

/** A history in a JSON file; a save that fails half-way leaves the old one. */
export function createHistory(file: string): History {
  return {
    async load() {
      const text = await readFile(file, "utf8").catch(() => "[]");
      return JSON.parse(text) as ChatMessage[];
    },
    async save(messages) {
      await writeFile(`${file}.new`, JSON.stringify(messages));
      await rename(`${file}.new`, file);
    },
  };
}
