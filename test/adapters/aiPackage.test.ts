import {
  isStepCount,
  readUIMessageStream,
  streamText,
  tool,
  toUIMessageStream,
  type UIMessage,
} from "ai";
import { convertArrayToReadableStream } from "ai/test";
import { expect, test } from "vitest";
import { z } from "zod";
import { scriptedModel } from "../../examples/chat/server/model/scriptedModel.ts";
import { createUIMessageStreamDecoder, fromUIMessage } from "../../src/adapters/ai-sdk.ts";
import { reduceToolCalls } from "../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";

/** A run of the real SDK: the scripted model of the demo with tools that answer at once. */
async function run() {
  const inputSchema = z.looseObject({});
  const artifact = {
    schema: "codeagent.tool-artifact",
    version: 1,
    kind: "text",
    status: "success",
    payload: { text: "ok" },
  };
  const answer = tool({ inputSchema, execute: async () => ({ value: "ok", artifact }) });
  const fail = tool({
    inputSchema,
    execute: async (): Promise<string> => {
      throw new Error("no such file");
    },
  });
  const result = streamText({
    model: scriptedModel(0),
    prompt: "Which regions grew?",
    tools: { list_files: answer, summarise: answer, check_totals: answer, read_file: fail },
    stopWhen: isStepCount(20),
    onError: () => undefined,
  });
  const chunks = [];
  for await (const chunk of toUIMessageStream({
    stream: result.stream,
    generateMessageId: () => "m1",
  })) {
    chunks.push(chunk);
  }
  return chunks;
}

const facts = ({ key, name, args, status, value, artifact, isError }: ToolCall) => ({
  ...{ key, name, args, status, value, artifact, isError },
});

test("a run of the SDK gives the same calls as a message and as a stream", async () => {
  const chunks = await run();
  let message: UIMessage | undefined;
  for await (const next of readUIMessageStream({ stream: convertArrayToReadableStream(chunks) })) {
    message = next;
  }
  const decode = createUIMessageStreamDecoder();
  const streamed = chunks
    .flatMap((chunk) => decode(chunk))
    .reduce(reduceToolCalls, [] as readonly ToolCall[]);
  const read = fromUIMessage(message);
  expect(streamed.map(facts)).toEqual(read.map(facts));
  const states = new Set(read.map(({ status }) => status));
  expect([...states].sort()).toEqual(["error", "success"]);
  // A tool that the host does not have, and one that throws.
  expect(read.find(({ name }) => name === "publish_dashboard")).toMatchObject({ isError: true });
  expect(read.find(({ name }) => name === "read_file")?.value).toContain("no such file");
});

test("an update of one call leaves all others the identical objects, deep copies or not", async () => {
  const chunks = await run();
  let previous: readonly ToolCall[] = [];
  let updates = 0;
  for await (const message of readUIMessageStream({
    stream: convertArrayToReadableStream(chunks),
  })) {
    const calls = fromUIMessage(message, { previous });
    const changed = calls.filter((call, i) => call !== previous[i]);
    expect(changed.length).toBeLessThanOrEqual(1);
    updates += changed.length;
    // useChat copies the message and its parts, not what is in them: nothing changes then.
    const copy = { ...message, parts: message.parts.map((part) => ({ ...part })) };
    expect(fromUIMessage(copy, { previous: calls }).every((call, i) => call === calls[i])).toBe(
      true,
    );
    previous = calls;
  }
  expect(updates).toBeGreaterThan(20);
});
