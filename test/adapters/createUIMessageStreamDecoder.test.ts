import { describe, expect, test } from "vitest";
import { createUIMessageStreamDecoder } from "../../src/adapters/ai-sdk.ts";
import { readToolCallEvents } from "../../src/protocol/calls/readToolCallEvents.ts";
import { reduceToolCalls } from "../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";

type Chunk = Readonly<Record<string, unknown>>;

const start = { type: "start", messageId: "m1" };
const step = { type: "start-step" };
const finish = { type: "finish" };
const begun = (toolCallId: string, toolName = "Query") => ({
  type: "tool-input-start",
  toolCallId,
  toolName,
});
const ready = (toolCallId: string, input: unknown = {}) => ({
  ...begun(toolCallId),
  type: "tool-input-available",
  input,
});
const output = (toolCallId: string, value: unknown, fields: Chunk = {}) => ({
  type: "tool-output-available",
  toolCallId,
  output: value,
  ...fields,
});

function read(chunks: readonly unknown[], options = {}): readonly ToolCall[] {
  const decode = createUIMessageStreamDecoder({ now: () => 0, ...options });
  return chunks
    .flatMap((chunk) => decode(chunk))
    .reduce(reduceToolCalls, [] as readonly ToolCall[]);
}

describe("a call through its life (contracts 4, row AI SDK stream)", () => {
  test("arguments stream, are complete, and meet a result", () => {
    const delta = (inputTextDelta: string) => ({
      type: "tool-input-delta",
      toolCallId: "c",
      inputTextDelta,
    });
    const streaming = [start, step, begun("c"), delta('{"path":"a'), delta('.txt"')];
    expect(read(streaming)).toMatchObject([
      { name: "Query", status: "input", args: { path: "a.txt" } },
    ]);
    const running = [...streaming, ready("c", { path: "a.txt" })];
    expect(read(running)).toMatchObject([{ status: "running", args: { path: "a.txt" } }]);
    const partial = [...running, output("c", "half", { preliminary: true })];
    expect(read(partial)).toMatchObject([{ status: "partial", value: "half" }]);
    expect(read([...partial, output("c", "done"), finish])).toMatchObject([
      { status: "success", value: "done", args: { path: "a.txt" } },
    ]);
  });

  test("bad input and a thrown error are errors; what was sent stays readable", () => {
    const bad = { ...begun("c"), type: "tool-input-error", input: '{"p', errorText: "bad input" };
    const again = { type: "tool-output-error", toolCallId: "c", errorText: "bad input" };
    const [call] = read([start, begun("c"), bad, again, finish]);
    expect(call).toMatchObject({ status: "error", value: "bad input", args: '{"p', isError: true });
  });

  test("a person is asked, and answers", () => {
    const asked = [
      start,
      ready("c"),
      { type: "tool-approval-request", approvalId: "a", toolCallId: "c" },
    ];
    const answer = (approved: boolean) => ({
      type: "tool-approval-response",
      approvalId: "a",
      approved,
      reason: "because",
    });
    expect(read(asked)[0]?.status).toBe("awaiting-approval");
    // The end of the stream is where the host asks: the call waits on.
    expect(read([...asked, finish])[0]?.status).toBe("awaiting-approval");
    expect(read([...asked, answer(true)])[0]?.status).toBe("running");
    expect(read([...asked, answer(false)])[0]).toMatchObject({
      status: "denied",
      value: "because",
    });
    expect(read([...asked, { type: "tool-output-denied", toolCallId: "c" }])[0]?.status).toBe(
      "denied",
    );
  });

  test.each([finish, { type: "abort" }, { type: "error", errorText: "broke" }])(
    "%j leaves open calls interrupted and done ones alone",
    (end) => {
      const calls = read([start, ready("a"), output("a", "x"), ready("b"), begun("c"), end]);
      expect(calls.map(({ status }) => status)).toEqual(["success", "interrupted", "interrupted"]);
    },
  );

  test("a step that is begun again leaves its calls interrupted", () => {
    const calls = read([
      start,
      step,
      ready("a"),
      { type: "reset-step" },
      step,
      ready("b"),
      output("b", 1),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(["interrupted", "success"]);
  });
});

describe("which call a chunk is about", () => {
  test("an id used again in a later step is another call", () => {
    const calls = read([
      ...[start, step, ready("call_0"), output("call_0", "one")],
      ...[step, begun("call_0"), ready("call_0"), output("call_0", "two"), finish],
    ]);
    expect(calls.map(({ value }) => value)).toEqual(["one", "two"]);
  });

  test("a result in a later step belongs to the call before it, as after an approval", () => {
    const calls = read([start, ready("c", { f: 1 }), step, output("c", "deleted"), finish]);
    expect(calls).toMatchObject([{ value: "deleted", args: { f: 1 }, status: "success" }]);
  });

  test("a result without a request makes the call (contracts 5.18)", () => {
    expect(read([start, output("c", "x")])).toMatchObject([{ id: "c", name: "", value: "x" }]);
  });

  test("chunks without an id never merge", () => {
    const calls = read([start, output("", "a"), { type: "tool-output-available", output: "b" }]);
    expect(calls.map(({ value }) => value)).toEqual(["a", "b"]);
  });

  test("the same id in two streams is two calls, unless the host says it is one message", () => {
    const chunks = [{ type: "start" }, ready("call_0"), output("call_0", "x")];
    const twice = (options: object) => {
      const events = [1, 2].flatMap(() => {
        const decode = createUIMessageStreamDecoder(options);
        return chunks.flatMap((chunk) => decode(chunk));
      });
      return events.reduce(reduceToolCalls, [] as readonly ToolCall[]);
    };
    expect(twice({})).toHaveLength(2);
    expect(twice({ messageId: "m1" })).toHaveLength(1);
  });

  test("the end of one stream does not stop the calls of another", () => {
    const first = createUIMessageStreamDecoder();
    const second = createUIMessageStreamDecoder();
    const events = [...first(ready("a")), ...second(ready("b")), ...second(finish)];
    const calls = events.reduce(reduceToolCalls, [] as readonly ToolCall[]);
    expect(calls.map(({ status }) => status)).toEqual(["running", "interrupted"]);
  });
});

describe("data chunks", () => {
  const artifact = {
    schema: "codeagent.tool-artifact",
    version: 1,
    kind: "text",
    status: "success",
    payload: { text: "x" },
  };
  const data = { type: "data-artifact", id: "c", data: artifact };
  const files = { type: "data-artifacts", id: "c", data: [{ ok: true, path: "/p" }] };

  test("are ignored unless the host reads them (security R21)", () => {
    const [call] = read([start, ready("c"), data, output("c", "v")]);
    expect(call).toMatchObject({ artifact: null, value: "v" });
  });

  test.each([
    ["before", [data, files, output("c", "v")]],
    ["after", [output("c", "v"), data, files]],
  ])("%s the result they add to it", (_, chunks) => {
    const [call] = read([start, ready("c"), ...chunks, finish], { dataParts: true });
    expect(call).toMatchObject({
      status: "success",
      value: "v",
      artifact: { kind: "text" },
      metadata: { artifacts: [{ path: "/p" }] },
    });
  });
});

test("file chunks are calls without a name, when the host shows them", () => {
  const file = { type: "file", url: "data:image/png;base64,QUJD", mediaType: "image/png" };
  expect(read([start, file, finish])).toEqual([]);
  expect(read([start, file, file, finish], { fileParts: true })).toMatchObject([
    { status: "success", artifact: { kind: "image" } },
    { status: "success", artifact: { kind: "image" } },
  ]);
});

test("times are the host's clock", () => {
  let now = 100;
  const decode = createUIMessageStreamDecoder({ now: () => now });
  const begin = decode(ready("c"));
  now = 350;
  const calls = [...begin, ...decode(output("c", 1))].reduce(
    reduceToolCalls,
    [] as readonly ToolCall[],
  );
  expect(calls[0]).toMatchObject({ startedAt: 100, endedAt: 350 });
});

test("reads a response through readToolCallEvents, however it is cut", async () => {
  const chunks = [start, ready("c", { 名: "值" }), output("c", "世界 🌍"), finish];
  const sse = `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join("")}data: [DONE]\n\n`;
  const bytes = new TextEncoder().encode(sse);
  for (const size of [1, 5, bytes.length]) {
    const pieces = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.slice(i, i + size));
        controller.close();
      },
    });
    let calls: readonly ToolCall[] = [];
    const events = readToolCallEvents(new Response(pieces), createUIMessageStreamDecoder());
    for await (const event of events) calls = reduceToolCalls(calls, event);
    expect(calls).toMatchObject([{ value: "世界 🌍", args: { 名: "值" }, status: "success" }]);
  }
});

test("one chunk changes one call: the others stay the identical objects", () => {
  const decode = createUIMessageStreamDecoder();
  const before = [start, ready("a"), output("a", "x"), ready("b")]
    .flatMap((chunk) => decode(chunk))
    .reduce(reduceToolCalls, [] as readonly ToolCall[]);
  const after = decode(output("b", "y")).reduce(reduceToolCalls, before);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
});
