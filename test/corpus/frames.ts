import { fromUIMessage } from "artifact-cards/adapters/ai-sdk";
import { fromCodeagentEvent } from "artifact-cards/adapters/codeagent";
import { reduceToolCalls, type ToolCall, type ToolCallEvent } from "artifact-cards/protocol";

/** What is on screen at one moment: the calls of one chat. */
export type Frame = readonly ToolCall[];

/** The moments a case goes through; several where a card is updated. Inputs take the public way: adapter, then reducer. */
export function framesOf(channel: string, input: unknown): readonly Frame[] {
  if (channel === "aisdk") return [fromUIMessage(own(input, "message"))];
  const read = channel === "sendArtifacts" ? fromCardProps : fromCodeagentEvent;
  const steps = own(input, "steps");
  if (Array.isArray(steps)) return steps.map((step) => callsOf([withId(step)], read));
  const list = own(input, "list");
  return [callsOf(Array.isArray(list) ? list : [input], read)];
}

function callsOf(
  inputs: readonly unknown[],
  read: (x: unknown) => readonly ToolCallEvent[],
): Frame {
  return inputs.flatMap((input) => read(input)).reduce(reduceToolCalls, [] as readonly ToolCall[]);
}

// Steps are updates of one card, whatever ids the case gives them.
function withId(step: unknown): unknown {
  return own(step, "id") === undefined ? step : { ...(step as object), id: "step" };
}

/** The card surface of the delivery tool: props as a host's own message model would hold them. */
function fromCardProps(props: unknown): readonly ToolCallEvent[] {
  const call = { key: "delivery", id: "delivery", name: String(own(props, "toolName")) };
  const status = own(props, "status");
  const result = { value: own(props, "output"), metadata: own(props, "metadata") };
  const request: ToolCallEvent = { ...call, type: "tool-request", args: own(props, "args") };
  if (status === "running") {
    return result.metadata == null
      ? [request]
      : [request, { ...call, type: "tool-progress", ...result }];
  }
  if (status === "interrupted") return [request, { type: "stream-end" }];
  return [request, { ...call, type: "tool-result", ...result, isError: status === "error" }];
}

function own(x: unknown, key: string): unknown {
  return x !== null && typeof x === "object" && Object.hasOwn(x, key)
    ? (x as Record<string, unknown>)[key]
    : undefined;
}
