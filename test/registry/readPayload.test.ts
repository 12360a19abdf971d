import { expect, test, vi } from "vitest";
import { z } from "zod";
import { reduceToolCalls } from "../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall } from "../../src/protocol/calls/toolCall.ts";
import { createRegistry } from "../../src/registry/createRegistry.ts";
import { defineRenderer } from "../../src/registry/defineRenderer.ts";
import { forgetPayload, readPayload } from "../../src/registry/readPayload.ts";
import type { Renderer } from "../../src/registry/types.ts";

const weather = z.object({ city: z.string(), degrees: z.number().default(0) });

function callWith(result: object): ToolCall {
  const event = { type: "tool-result", key: "k", id: "k", name: "get_weather", ...result } as const;
  const [call] = reduceToolCalls([], event);
  if (!call) throw new Error("a result makes a call");
  return call;
}

const artifact = (payload: unknown) => ({
  schema: "codeagent.tool-artifact",
  version: 1,
  kind: "weather",
  status: "success",
  payload,
});

function read(call: ToolCall, renderer: Renderer) {
  const resolution = createRegistry({ tools: { get_weather: renderer } }).resolve(call);
  return readPayload(call, { ...resolution, renderer });
}

const typed = defineRenderer({ schema: weather, component: () => null });
const untyped = defineRenderer({ component: () => null });

test("the schema's output becomes the payload", () => {
  const call = callWith({ artifact: artifact({ city: "Oslo", other: 1 }) });
  expect(read(call, typed)).toEqual({ ok: true, payload: { city: "Oslo", degrees: 0 } });
});

test("without an artifact the metadata is the payload, then the value read as JSON", () => {
  const inMetadata = callWith({ value: '{"city":"Bergen"}', metadata: { city: "Oslo" } });
  expect(read(inMetadata, typed)).toMatchObject({ payload: { city: "Oslo" } });
  const inValue = callWith({ value: '{"city":"Bergen","degrees":4}' });
  expect(read(inValue, typed)).toMatchObject({ payload: { city: "Bergen", degrees: 4 } });
});

test("without a schema text stays text (R21)", () => {
  const call = callWith({ value: '{"city":"Bergen"}' });
  expect(read(call, untyped)).toEqual({ ok: true, payload: undefined });
});

test("a payload that does not fit is refused with the name and the reason", () => {
  const result = read(callWith({ artifact: artifact({ city: 5 }) }), typed);
  expect(result).toMatchObject({ ok: false, error: { code: "payload-mismatch" } });
  expect(!result.ok && result.error.message).toMatch(/"get_weather".*expected string/);
});

test("a schema runs once per result and renderer, and again after a retry", () => {
  const validate = vi.fn((value: unknown) => ({ value }));
  const schema = { "~standard": { version: 1, vendor: "test", validate } } as const;
  const renderer = defineRenderer({ schema, component: () => null });
  const call = callWith({ artifact: artifact({ city: "Oslo" }) });
  expect(read(call, renderer)).toBe(read(call, renderer));
  expect(validate).toHaveBeenCalledTimes(1);
  // Another event that leaves the artifact as it is.
  const moved = { ...call, title: "Weather" };
  expect(read(moved, renderer)).toBe(read(call, renderer));
  expect(validate).toHaveBeenCalledTimes(1);
  forgetPayload(call, renderer);
  read(call, renderer);
  expect(validate).toHaveBeenCalledTimes(2);
});

test.each([
  [
    "throws",
    () => {
      throw new Error("schema");
    },
  ],
  ["is asynchronous", async () => ({ value: 1 })],
  [
    "rejects",
    async () => {
      throw new Error("late");
    },
  ],
  ["gives junk", () => null],
  ["gives junk issues", () => ({ issues: [null] })],
])("a schema that %s is a refusal, not a crash", async (_, validate) => {
  const schema = { "~standard": { version: 1, vendor: "test", validate } } as never;
  const result = read(callWith({ artifact: artifact({}) }), { schema, component: () => null });
  expect(result).toMatchObject({ ok: false, error: { code: "payload-mismatch" } });
  await new Promise((resolve) => setTimeout(resolve, 0));
});

test("a failed call without an artifact gives the error card its value as the message (1.36)", () => {
  const call = callWith({ value: "no such city", isError: true });
  const registry = createRegistry({ kinds: { error: () => null } });
  const resolution = registry.resolve(call);
  expect(resolution.key).toBe("error");
  const { renderer } = resolution;
  expect(renderer && readPayload(call, { ...resolution, renderer })).toEqual({
    ok: true,
    payload: { message: "no such city" },
  });
});
