import { jsonSchema, tool } from "ai";
import { type SendArtifactsTool, toModelOutput } from "artifact-cards/server";
import type { Sandbox } from "../sandbox.ts";
import { chartTools } from "./charts.ts";
import { fileTools } from "./files.ts";
import { numberTools } from "./numbers.ts";

/** All tools of one agent. They work on its sandbox only. */
export function createTools(sandbox: Sandbox, sendArtifacts: SendArtifactsTool) {
  return {
    ...fileTools(sandbox),
    ...numberTools(sandbox),
    ...chartTools(sandbox),
    [sendArtifacts.name]: tool({
      description: sendArtifacts.description,
      inputSchema: jsonSchema<unknown>(sendArtifacts.inputSchema),
      execute: (args: unknown, { abortSignal }) =>
        sendArtifacts.invoke(args, { agentId: sandbox.agentId, signal: abortSignal }),
      // Entries are for the page and the channels: the model gets the text.
      toModelOutput: ({ output }) => toModelOutput(output),
    }),
  };
}
