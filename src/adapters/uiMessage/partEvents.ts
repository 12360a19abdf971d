import type { ToolCallEvent, ToolResultFields } from "../../protocol/calls/toolCall.ts";
import { own, type PlainRecord } from "../../protocol/safety/record.ts";
import { ownText } from "../shared/ownText.ts";
import { readOutput } from "./readOutput.ts";

/** When a call began and ended, epoch milliseconds. UI messages do not say; hosts may. */
export interface CallTiming {
  readonly startedAt?: number;
  readonly endedAt?: number;
}

interface Call {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly title?: string;
}

/** Tool name of a part of AI SDK 5, 6 or 7: `tool-<name>`, or `dynamic-tool` with `toolName`; `null`: no tool part. */
export function toolNameOf(type: unknown, toolName: unknown): string | null {
  if (type === "dynamic-tool") return typeof toolName === "string" ? toolName : "";
  return typeof type === "string" && type.startsWith("tool-") ? type.slice("tool-".length) : null;
}

/**
 * The events after which a call is in the state that a tool part tells (contracts 4, lifecycle table).
 * @param part a snapshot
 */
export function partEvents(
  call: Call,
  part: PlainRecord,
  timing: CallTiming = {},
): ToolCallEvent[] {
  const args = own(part, "input") ?? own(part, "rawInput");
  const began = timing.startedAt === undefined ? {} : { at: timing.startedAt };
  const ended = timing.endedAt === undefined ? {} : { at: timing.endedAt };
  const state = own(part, "state");
  const request: ToolCallEvent = {
    ...call,
    ...began,
    type: "tool-request",
    ...(args !== undefined && { args }),
    status: state === "input-streaming" ? "input" : "running",
  };
  const approval = { ...call, ...ended, type: "tool-approval" as const };
  const result = { ...call, ...ended, type: "tool-result" as const };
  switch (state) {
    case "input-streaming":
    case "input-available":
      return [request];
    case "approval-requested":
      return [request, approval];
    case "approval-responded":
      return [request, { ...approval, ...answerOf(part) }];
    case "output-error":
      return [request, { ...result, value: ownText(part, "errorText") ?? "", isError: true }];
    case "output-denied":
      return [request, { ...result, status: "denied", value: answerOf(part).reason ?? "" }];
    default: {
      const fields = outputFields(part, args);
      const preliminary = state === "output-available" && own(part, "preliminary") === true;
      return [
        request,
        preliminary ? { ...result, ...fields, type: "tool-progress" } : { ...result, ...fields },
      ];
    }
  }
}

/** `errorText` wins over an output that was left behind. */
function outputFields(part: PlainRecord, args: unknown): ToolResultFields {
  const error = ownText(part, "errorText");
  return error ? { value: error, isError: true } : readOutput(own(part, "output"), args);
}

function answerOf(part: PlainRecord): { approved: boolean; reason?: string } {
  const approval = own(part, "approval");
  const reason = ownText(approval, "reason");
  return { approved: own(approval, "approved") === true, ...(reason !== undefined && { reason }) };
}
