import { defined } from "../safety/record.ts";
import { seal } from "../safety/snapshot.ts";
import type { ReadResult } from "./readResult.ts";
import type { ToolCall, ToolCallStatus } from "./toolCall.ts";

/**
 * All that events said about one call. Each fact is merged on its own, so that the order of events does not matter.
 * A `rank` says how final the source of a fact was: 1 while arguments stream, 2 the request, 3 progress, 4 the result;
 * a lower rank never replaces a higher one.
 */
export interface CallFacts {
  readonly key: string;
  readonly id?: string;
  readonly name?: string;
  readonly nameRank?: number;
  readonly title?: string;
  readonly titleRank?: number;
  readonly args?: unknown;
  readonly argsRank?: number;
  /** Argument text so far. */
  readonly argsText?: string;
  /** Length of the argument text when it was last parsed. */
  readonly argsRead?: number;
  readonly isRunning?: boolean;
  readonly approval?: "asked" | "approved" | "denied";
  /** Why it was denied. */
  readonly reason?: string;
  readonly progress?: ReadResult;
  readonly result?: ReadResult;
  readonly isInterrupted?: boolean;
  readonly startedAt?: number;
  readonly endedAt?: number;
}

const known = new WeakMap<ToolCall, CallFacts>();

/** What stands behind a call of ours; for a call that a host restored, what it shows. */
export function factsOf(call: ToolCall): CallFacts {
  const { status } = call;
  const rank = status === "input" ? 1 : isOver(status) ? 4 : 2;
  const isPartial = status === "partial" || status === "interrupted";
  return (
    known.get(call) ?? {
      ...call,
      nameRank: rank,
      titleRank: rank,
      argsRank: rank,
      isRunning: rank > 1,
      isInterrupted: status === "interrupted",
      ...(status === "awaiting-approval" && { approval: "asked" }),
      ...(isPartial && { progress: call }),
      ...(rank === 4 && !isPartial && { result: call }),
    }
  );
}

/** The call that the facts add up to, as a frozen snapshot. */
export function factsToCall(facts: CallFacts): ToolCall {
  const { key, id = "", name = "", title, args, startedAt, endedAt } = facts;
  const status = statusOf(facts);
  const call = seal(
    defined({
      value: status === "denied" ? (facts.reason ?? "") : "",
      artifact: null,
      isError: false,
      ...(facts.result ?? facts.progress),
      ...{ key, id, name, title, args, status, startedAt },
      endedAt: isOver(status) ? endedAt : undefined,
    }),
  ) as unknown as ToolCall;
  known.set(call, facts);
  return call;
}

function statusOf({
  approval,
  result,
  progress,
  isInterrupted,
  isRunning,
}: CallFacts): ToolCallStatus {
  const isDenied = approval === "denied" && (!result || result.status === "error");
  if (isDenied) return "denied";
  if (result) return result.status;
  if (isInterrupted) return "interrupted";
  if (approval === "asked") return "awaiting-approval";
  if (progress) return "partial";
  return isRunning ? "running" : "input";
}

function isOver(status: ToolCallStatus): boolean {
  return ["success", "error", "denied", "interrupted"].includes(status);
}
