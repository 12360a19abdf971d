import type { About } from "../../shared/messages.ts";
import type { ModelCall } from "./types.ts";

/** What the scripted model knows: exactly what a real model is sent, read into the parts that a script needs. */
export interface Conversation {
  readonly agentId: string;
  /** The last message of the user. */
  readonly said: string;
  /** The file that message is about. */
  readonly about: About | null;
  /** How often the model has spoken since. */
  readonly step: number;
  /** What the tools told the model since, by tool name; the last result wins. */
  readonly results: ReadonlyMap<string, string>;
  /** User messages so far. */
  readonly turns: number;
}

/** Reads the prompt. */
export function readConversation(prompt: ModelCall["prompt"]): Conversation {
  const instructions = prompt.find((message) => message.role === "system");
  const start = prompt.findLastIndex((message) => message.role === "user");
  const said = textOf(prompt[start]);
  const since = prompt.slice(start + 1);
  const results = new Map<string, string>();
  for (const message of since) {
    if (message.role !== "tool") continue;
    for (const part of message.content) {
      if (part.type === "tool-result") results.set(part.toolName, outputText(part.output));
    }
  }
  const about = /^About the file (.+) \((\/\S+)\):\n/.exec(said);
  return {
    agentId: /\/data\/agent\/([\w-]+)/.exec(textOf(instructions))?.[1] ?? "",
    said: about ? said.slice(about[0].length) : said,
    about: about?.[1] && about[2] ? { name: about[1], path: about[2] } : null,
    step: since.filter((message) => message.role === "assistant").length,
    results,
    turns: prompt.filter((message) => message.role === "user").length,
  };
}

/** How a comment on a file reads to a model. */
export function aboutText({ name, path }: About): string {
  return `About the file ${name} (${path}):\n`;
}

function textOf(message: ModelCall["prompt"][number] | undefined): string {
  if (!message) return "";
  if (typeof message.content === "string") return message.content;
  return message.content.map((part) => (part.type === "text" ? part.text : "")).join("");
}

function outputText(output: { readonly type: string; readonly value?: unknown }): string {
  return typeof output.value === "string" ? output.value : JSON.stringify(output.value ?? null);
}
