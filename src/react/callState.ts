import type { CoreLabels } from "../locales/enCore.ts";
import type { ToolCall } from "../protocol/calls/toolCall.ts";
import { displayName } from "../protocol/safety/displayName.ts";

/** What a row says about its call. Each has a shape and a word of its own before it has a colour. */
export type CallState =
  | "running"
  | "awaiting-approval"
  | "success"
  | "error"
  | "denied"
  | "interrupted"
  | "other";

/** Longest status text of a producer that a row shows, in UTF-16 units. */
const STATUS_UNITS = 24;

/**
 * The state of a call. An error outranks what the artifact says, a refusal outranks the error that
 * frameworks make of it; a status text we do not know is `other` (contracts 1.35, 5.10).
 */
export function callState({ status, isError, artifact }: ToolCall): CallState {
  if (status === "denied" || status === "interrupted") return status;
  if (status === "awaiting-approval") return status;
  if (status === "input" || status === "running" || status === "partial") return "running";
  if (status === "error" || isError) return "error";
  const said = artifact?.status ?? "success";
  if (said === "error" || said === "denied" || said === "success") return said;
  return "other";
}

/** The word for a state; `null` where there is none: success is silent. */
export function stateWord(state: CallState, call: ToolCall, labels: CoreLabels): string | null {
  switch (state) {
    case "running":
      return labels.running;
    case "awaiting-approval":
      return labels.awaitingApproval;
    case "error":
      return labels.failed;
    case "denied":
      return labels.denied;
    case "interrupted":
      return labels.stopped;
    case "other":
      return statusText(call) || null;
    case "success":
      return null;
  }
}

/** The producer's own word for the status, safe to show. */
export function statusText({ artifact }: ToolCall): string {
  return displayName(artifact?.status, STATUS_UNITS);
}

/** Whether there is a result to draw, preliminary ones included. */
export function hasResult(call: ToolCall): boolean {
  if (call.status === "partial") return call.value !== "" || call.artifact !== null;
  return (
    call.status !== "input" && call.status !== "running" && call.status !== "awaiting-approval"
  );
}
