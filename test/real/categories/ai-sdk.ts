import assert from "node:assert/strict";
import { readUIMessageStream, type UIMessage, type UIMessageChunk } from "ai";
import { createUIMessageStreamDecoder, fromUIMessage } from "../../../src/adapters/ai-sdk.ts";
import { readToolCallEvents } from "../../../src/protocol/calls/readToolCallEvents.ts";
import { reduceToolCalls } from "../../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallStatus } from "../../../src/protocol/calls/toolCall.ts";
import type { CaseFiles, Category, RealCase } from "../cases.ts";
import { checkOutput, type Output } from "./ai-sdk/checkOutput.ts";

interface ExpectedTool {
  readonly tool: string;
  readonly state: string;
  readonly output?: Output;
  readonly error_text?: string;
}

const STATUS_OF: Readonly<Record<string, ToolCallStatus>> = {
  "input-streaming": "input",
  "input-available": "running",
  "approval-requested": "awaiting-approval",
  "output-available": "success",
  "output-error": "error",
};

export const run: Category["run"] = async (one, files) => {
  if (one.input === "ui-stream") await checkStream(one, files);
  else if (one.input === "ui-message") checkMessage(one, files);
  else if (one.input === "ui-part-states") checkStates(one, files);
  else throw new Error(`no check for ${one.input}`);
};

/** Every tool of a stored message: name, state and what is in its output. */
function checkMessage({ expect }: RealCase, files: CaseFiles): void {
  const message = files.json() as UIMessage;
  const calls = fromUIMessage(message);
  const tools = expect["tools"] as readonly ExpectedTool[];
  assert.equal(calls.length, tools.length, "number of calls");
  tools.forEach((tool, i) => {
    const call = calls[i] as ToolCall;
    assert.equal(call.name, tool.tool);
    if (tool.error_text !== undefined) {
      assert.equal(call.status, "error");
      assert.equal(call.value.slice(0, tool.error_text.length), tool.error_text);
    }
    if (tool.output) checkOutput(call, tool.output, outputOf(message, i));
    else assert.equal(call.status, STATUS_OF[tool.state]);
  });
  assert.equal(new Set(calls.map(({ key }) => key)).size, calls.length, "keys are unique");
}

function outputOf(message: UIMessage, i: number): unknown {
  const tools = message.parts.filter((part) => "toolCallId" in part);
  return (tools[i] as { readonly output?: unknown } | undefined)?.output;
}

/** The states that one part goes through, each read alone. */
function checkStates({ expect }: RealCase, files: CaseFiles): void {
  const parts = files.json() as readonly Readonly<Record<string, unknown>>[];
  assert.deepEqual(
    parts.map(({ state }) => state),
    expect["states"],
  );
  for (const part of parts) {
    const [call] = fromUIMessage({ id: "m", role: "assistant", parts: [part] });
    const status = part["preliminary"] === true ? "partial" : STATUS_OF[String(part["state"])];
    assert.equal(call?.status, status, String(part["state"]));
    if (part["input"] !== undefined) assert.deepEqual(call?.args, part["input"]);
  }
}

/**
 * The stream, cut at every seventh byte, must give the calls of the message that the SDK itself makes of it; the SDK
 * is the judge of names, arguments and order.
 */
async function checkStream({ expect }: RealCase, files: CaseFiles): Promise<void> {
  const text = files.text();
  const isSse = files.names[0]?.endsWith(".sse") ?? false;
  const chunks = isSse ? ofSse(text) : (JSON.parse(text) as UIMessageChunk[]);
  assert.equal(chunks.length, expect["chunks"]);
  assert.deepEqual(countTypes(chunks), expect["by_type"]);
  const sse = isSse ? text : chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("");
  const calls = await readCalls(sse);
  const message = await messageOf(chunks);
  const judged = fromUIMessage(message, { streaming: false });
  if (expect["tool_calls"] !== undefined) assert.equal(calls.length, expect["tool_calls"]);
  assert.deepEqual(calls.map(facts), judged.map(facts));
}

async function readCalls(sse: string): Promise<readonly ToolCall[]> {
  const bytes = new TextEncoder().encode(sse);
  async function* pieces() {
    for (let i = 0; i < bytes.length; i += 7) yield bytes.subarray(i, i + 7);
  }
  let calls: readonly ToolCall[] = [];
  for await (const event of readToolCallEvents(pieces(), createUIMessageStreamDecoder())) {
    calls = reduceToolCalls(calls, event);
  }
  return calls;
}

async function messageOf(chunks: readonly UIMessageChunk[]): Promise<UIMessage | undefined> {
  // A run that goes on after an approval names calls of the message before it.
  const stream = new ReadableStream<UIMessageChunk>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
  let last: UIMessage | undefined;
  for await (const message of readUIMessageStream({ stream })) last = message;
  return last;
}

function facts({ id, name, title, args, status, value, artifact, metadata, isError }: ToolCall) {
  return { id, name, title, args, status, value, artifact, metadata, isError };
}

function ofSse(text: string): UIMessageChunk[] {
  return text
    .split("\n\n")
    .filter((event) => event.startsWith("data: ") && event !== "data: [DONE]")
    .map((event) => JSON.parse(event.slice("data: ".length)) as UIMessageChunk);
}

function countTypes(chunks: readonly UIMessageChunk[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { type } of chunks) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
