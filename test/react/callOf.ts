import { reduceToolCalls } from "../../src/protocol/calls/reduceToolCalls.ts";
import type { ToolCall, ToolCallEvent } from "../../src/protocol/calls/toolCall.ts";

/** A call as the reducer makes it, from events without their key. */
export function callOf(...events: readonly PartialEvent[]): ToolCall {
  const calls = events.reduce(
    (all, event) => reduceToolCalls(all, { key: "k", id: "k", ...event } as ToolCallEvent),
    [] as readonly ToolCall[],
  );
  const [call] = calls;
  if (!call || calls.length > 1) throw new Error("the events of a test make one call");
  return call;
}

type PartialEvent = { readonly type: ToolCallEvent["type"] } & Readonly<Record<string, unknown>>;

/** An artifact of version 1. */
export function artifactOf(kind: string, payload: unknown = {}, more: object = {}): object {
  return {
    schema: "codeagent.tool-artifact",
    version: 1,
    kind,
    status: "success",
    payload,
    ...more,
  };
}

/** A finished call that carries an artifact. */
export function artifactCall(kind: string, payload?: unknown, more: object = {}): ToolCall {
  return callOf({
    type: "tool-result",
    name: "demo",
    value: "portable text",
    artifact: artifactOf(kind, payload),
    ...more,
  });
}
