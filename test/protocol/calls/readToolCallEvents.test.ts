import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  type ReadToolCallEventsOptions,
  readToolCallEvents,
} from "../../../src/protocol/calls/readToolCallEvents.ts";
import { reduceToolCalls } from "../../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../../src/protocol/calls/toolCall.ts";

const encoder = new TextEncoder();
const decode = (data: unknown): readonly ToolCallEvent[] => {
  const { id, v } = data as { id: string; v?: string };
  const base = { key: id, id };
  return [
    v === undefined
      ? { type: "tool-request", ...base }
      : { type: "tool-result", ...base, value: v },
  ];
};

async function* from<T>(chunks: readonly T[]): AsyncIterable<T> {
  for (const chunk of chunks) yield chunk;
}

async function callsOf(
  chunks: readonly (Uint8Array | string)[],
  options: ReadToolCallEventsOptions = {},
): Promise<readonly ToolCall[]> {
  let calls: readonly ToolCall[] = [];
  for await (const event of readToolCallEvents(from(chunks), decode, options)) {
    calls = reduceToolCalls(calls, event);
  }
  return calls;
}

const valuesOf = async (text: string, options?: ReadToolCallEventsOptions) =>
  (await callsOf([text], options)).map(({ id, value }) => `${id}=${value}`);

/** Cuts a list at the given places. */
function cut<T extends { length: number }>(
  whole: T,
  at: readonly number[],
  slice: (a: number, b: number) => T,
): T[] {
  const places = [0, ...[...at].sort((a, b) => a - b), whole.length];
  return places.slice(1).map((end, i) => slice(places[i] as number, end));
}

const SSE = [
  ": a comment",
  "event: message",
  "id: 7",
  "retry: 100",
  'data: {"id":"a"}',
  "",
  'data: {"id":"a",',
  'data:"v":"日本 👩‍👩‍👧 é"}',
  "",
  "",
  'data: {"id":"b","v":"say \\"hi\\"\\r\\n"}',
  "",
  "data: [DONE]",
  "",
].join("\n");
const NDJSON =
  '{"id":"a"}\n\n{"id":"a","v":"日本 👩‍👩‍👧 é"}\n  {"id":"b","v":"say \\"hi\\"\\r\\n"}\n[DONE]\n';

describe("any chunking gives the same calls", () => {
  const formats = [SSE, NDJSON, SSE.trimEnd(), NDJSON.trimEnd()];
  const texts = formats.flatMap((text) => [
    text,
    text.replaceAll("\n", "\r\n"),
    text.replaceAll("\n", "\r"),
    `\ufeff${text}`,
  ]);

  test.each(texts)(
    "format %#, bytes and text",
    async (text) => {
      const expected = await callsOf([SSE]);
      expect(expected.map(({ id, status, value }) => [id, status, value])).toEqual([
        ["a", "success", "日本 👩‍👩‍👧 é"],
        ["b", "success", 'say "hi"\r\n'],
      ]);
      const bytes = encoder.encode(text);
      for (let i = 0; i <= bytes.length; i += 1) {
        expect(await callsOf([bytes.slice(0, i), bytes.slice(i)])).toEqual(expected);
      }
      for (let i = 0; i <= text.length; i += 1) {
        expect(await callsOf([text.slice(0, i), "", text.slice(i)])).toEqual(expected);
      }
      expect(await callsOf([...bytes].map((byte) => new Uint8Array([byte])))).toEqual(expected);
    },
    30_000,
  );

  test("cut anywhere, any number of times", async () => {
    const at = fc.array(fc.nat(encoder.encode(SSE).length + 60));
    const expected = await callsOf([SSE]);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...texts), at, async (text, places) => {
        const bytes = encoder.encode(text);
        expect(await callsOf(cut(bytes, places, (a, b) => bytes.slice(a, b)))).toEqual(expected);
      }),
      { numRuns: 200 },
    );
  });
});

describe("what is in a line", () => {
  test("fields as the SSE standard says: one space is taken off, other fields say nothing", async () => {
    expect(await valuesOf('data:{"id":"a","v":"1"}\n\n')).toEqual(["a=1"]);
    expect(await valuesOf('data:  {"id":"a","v":"1"}\n\n')).toEqual(["a=1"]);
    expect(await valuesOf('dataset: {"id":"a"}\n\ndata\ndata: {"id":"b","v":"1"}\n\n')).toEqual([
      "b=1",
    ]);
  });

  test("3.18: an escaped slash and a raw line separator are part of the text, and end no line", async () => {
    const json = '{"id":"a","v":"<\\/b>\u2028\u2029x"}';
    for (const text of [`data: ${json}\n\n`, `${json}\n`])
      expect(await valuesOf(text)).toEqual(["a=</b>\u2028\u2029x"]);
  });

  test("a message that the server did not end is read", async () => {
    expect(await valuesOf('data: {"id":"a","v":"1"}')).toEqual(["a=1"]);
    expect(await valuesOf('{"id":"a","v":"1"}')).toEqual(["a=1"]);
  });

  test("a broken line costs only itself, and is told", async () => {
    const onError = vi.fn();
    const text =
      'data: {"id":"a","v":"1"}\n\ndata: {broken\n\n{"id":}\nnonsense\n{"id":"b","v":"2"}\n';
    expect(await valuesOf(text, { onError })).toEqual(["a=1", "b=2"]);
    expect(onError).toHaveBeenCalledTimes(2);
  });

  test("an onError that throws ends the reading, and the end of the stream is still told", async () => {
    for (const text of ["{broken", "{broken\n{}\n"]) {
      const events = readToolCallEvents(from([text]), () => [], {
        onError: () => {
          throw new Error("host");
        },
      });
      const seen: ToolCallEvent[] = [];
      await expect(async () => {
        for await (const event of events) seen.push(event);
      }).rejects.toThrow("host");
      expect(seen).toEqual([{ type: "stream-end" }]);
    }
  });

  test("a line that decode throws at costs only itself", async () => {
    const onError = vi.fn();
    expect(await valuesOf('null\n[1]\n"x"\nnull\n{"id":"b","v":"2"}', { onError })).toEqual(
      expect.arrayContaining(["b=2"]),
    );
    const events = readToolCallEvents(
      from(["[1]\n", "[2]\n"]),
      (data) => {
        if ((data as number[])[0] === 1) throw new Error("cannot");
        return [{ type: "tool-request", key: "k", id: "k" }];
      },
      { onError, streamEnd: false },
    );
    const seen: ToolCallEvent[] = [];
    for await (const event of events) seen.push(event);
    expect(seen).toHaveLength(1);
    expect(onError).toHaveBeenCalledWith(new Error("cannot"));
  });

  test("security R16: lines and messages are bounded, also when they come in pieces", async () => {
    const onError = vi.fn();
    const options = { maxLineUnits: 100, onError };
    const long = `{"id":"x","v":"${"y".repeat(200)}"}\n`;
    const good = '{"id":"a","v":"1"}\n';
    expect(await valuesOf(good + long + good, options)).toEqual(["a=1"]);
    expect((await callsOf([...`${long}${good}`], options)).map(({ id }) => id)).toEqual(["a"]);
    expect(onError).toHaveBeenCalledTimes(2);
    const lines = `${Array.from({ length: 50 }, () => "data: 12345678").join("\n")}\n\ndata: ${good}\n`;
    expect(await valuesOf(lines, options)).toEqual(["a=1"]);
    expect(onError).toHaveBeenCalledTimes(3);
    expect(onError).toHaveBeenLastCalledWith(expect.objectContaining({ code: "stream-failed" }));
  });

  test("a long line in many chunks is linear", async () => {
    const piece = "y".repeat(1000);
    const chunks = ['{"id":"a","v":"', ...Array.from({ length: 20_000 }, () => piece), '"}\n'];
    const [call] = await callsOf(chunks);
    expect(call?.value).toHaveLength(20_000_000);
  }, 30_000);
});

describe("the end", () => {
  const collect = async (source: AsyncIterable<Uint8Array | string>, options = {}) => {
    const events: ToolCallEvent[] = [];
    for await (const event of readToolCallEvents(source, decode, options)) events.push(event);
    return events;
  };

  test("interrupts what is open", async () => {
    expect((await callsOf(['{"id":"a"}\n']))[0]?.status).toBe("interrupted");
    expect((await callsOf(['{"id":"a"}\n'], { streamEnd: false }))[0]?.status).toBe("running");
    expect((await callsOf(['{"id":"a"}\n'], { scope: "b" }))[0]?.status).toBe("running");
    expect(await collect(from([]))).toEqual([{ type: "stream-end" }]);
  });

  test("a stream that breaks keeps what came, interrupts, and says so", async () => {
    async function* broken() {
      yield '{"id":"a","v":"1"}\n{"id":"b"}\n';
      throw new TypeError("network");
    }
    let calls: readonly ToolCall[] = [];
    const read = async () => {
      for await (const event of readToolCallEvents(broken(), decode)) {
        calls = reduceToolCalls(calls, event);
      }
    };
    await expect(read()).rejects.toMatchObject({
      name: "ArtifactCardsError",
      code: "stream-failed",
      cause: new TypeError("network"),
    });
    expect(calls.map(({ status }) => status)).toEqual(["success", "interrupted"]);
  });

  // Security R16: a hole is no chunk, so a list of a billion of them is not walked.
  test.each([[undefined], [null], [5]])(
    "a source that gives %s as a chunk is broken at once",
    async (chunk) => {
      let asked = 0;
      async function* holes() {
        for (; asked < 1000; asked++) yield chunk as unknown as string;
      }
      await expect(collect(holes())).rejects.toMatchObject({ code: "stream-failed" });
      expect(asked).toBe(0);
      const sparse = new Array(1e9) as unknown as AsyncIterable<string>;
      await expect(collect(sparse)).rejects.toMatchObject({ code: "stream-failed" });
    },
  );

  test("responses and streams are sources; a failed response is an error", async () => {
    const body = () => new Response('data: {"id":"a","v":"1"}\n\n');
    expect(await collect(body().body as unknown as AsyncIterable<Uint8Array>)).toHaveLength(2);
    const events: ToolCallEvent[] = [];
    for await (const event of readToolCallEvents(body(), decode)) events.push(event);
    expect(events).toHaveLength(2);
    const failed = readToolCallEvents(new Response("no", { status: 500 }), decode);
    await expect(collectAll(failed)).rejects.toThrow(/status 500/);
    const empty = readToolCallEvents(new Response(null, { status: 204 }), decode);
    await expect(collectAll(empty)).rejects.toThrow(/no body/);
  });

  test("leaving the loop cancels the stream", async () => {
    const cancel = vi.fn();
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(encoder.encode('{"id":"a","v":"1"}\n')),
      cancel,
    });
    for await (const _ of readToolCallEvents(stream, decode)) break;
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(stream.locked).toBe(false);
  });
});

async function collectAll(events: AsyncIterable<ToolCallEvent>): Promise<readonly ToolCallEvent[]> {
  const all: ToolCallEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}
