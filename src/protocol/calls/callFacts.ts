import { seal } from "../safety/snapshot.ts";
import type { ReadResult } from "./readResult.ts";
import type { ToolCall, ToolCallStatus } from "./toolCall.ts";

/**
 * All that events said about one call. Each fact is merged on its own, so that the order of events does not matter.
 * `rank` fields say how final the source of a fact was: 0 none, 1 while arguments stream, 2 the request, 3 progress,
 * 4 the result; a lower rank never replaces a higher one.
 */
export interface CallFacts {
  readonly key: string;
  readonly id: string;
  readonly name: string;
  readonly nameRank: number;
  readonly title: string;
  readonly titleRank: number;
  readonly args: unknown;
  readonly argsRank: number;
  /** Argument text so far. */
  readonly argsText: string;
  /** Length of the argument text when it was last parsed. */
  readonly argsRead: number;
  readonly isRunning: boolean;
  readonly approval: "none" | "asked" | "approved" | "denied";
  readonly reason: string;
  readonly progress: ReadResult | null;
  readonly result: ReadResult | null;
  readonly isInterrupted: boolean;
  readonly startedAt: number | undefined;
  readonly endedAt: number | undefined;
}

const known = new WeakMap<ToolCall, CallFacts>();

const NOTHING: Omit<CallFacts, "key"> = {
  id: "",
  name: "",
  nameRank: 0,
  title: "",
  titleRank: 0,
  args: undefined,
  argsRank: 0,
  argsText: "",
  argsRead: 0,
  isRunning: false,
  approval: "none",
  reason: "",
  progress: null,
  result: null,
  isInterrupted: false,
  startedAt: undefined,
  endedAt: undefined,
};

/** A call of which only the key is known. */
export function newFacts(key: string): CallFacts {
  return { key, ...NOTHING };
}

/** What stands behind a call of ours; for a call that a host restored, what it shows. */
export function factsOf(call: ToolCall): CallFacts {
  const facts = known.get(call);
  if (facts) return facts;
  const { status, value, artifact, metadata, isError, unsupportedVersion = 0 } = call;
  const shown = { value, artifact, metadata, isError, unsupportedVersion, status };
  const isSettled = status === "success" || status === "error" || status === "denied";
  const isPartial = status === "partial" || status === "interrupted";
  const rank = isSettled ? 4 : status === "input" ? 1 : 2;
  return {
    ...newFacts(call.key),
    id: call.id,
    name: call.name,
    nameRank: call.name === "" ? 0 : rank,
    title: call.title ?? "",
    titleRank: call.title === undefined ? 0 : rank,
    args: call.args,
    argsRank: call.args === undefined ? 0 : rank,
    isRunning: status !== "input",
    approval: status === "awaiting-approval" ? "asked" : "none",
    progress: isPartial ? shown : null,
    result: isSettled ? shown : null,
    isInterrupted: status === "interrupted",
    startedAt: call.startedAt,
    endedAt: call.endedAt,
  };
}

/** The call that the facts add up to, as a frozen snapshot. */
export function factsToCall(facts: CallFacts): ToolCall {
  const status = statusOf(facts);
  const shown = facts.result ?? facts.progress;
  const { title, args, startedAt, endedAt } = facts;
  const isOver = status !== "input" && status !== "running" && status !== "partial";
  const call: ToolCall = seal({
    key: facts.key,
    id: facts.id,
    name: facts.name,
    ...(title !== "" && { title }),
    ...(args !== undefined && { args }),
    status,
    value: shown?.value ?? (status === "denied" ? facts.reason : ""),
    artifact: shown?.artifact ?? null,
    ...(shown?.metadata !== undefined && { metadata: shown.metadata }),
    isError: shown?.isError ?? false,
    ...(shown?.unsupportedVersion && { unsupportedVersion: shown.unsupportedVersion }),
    ...(startedAt !== undefined && { startedAt }),
    ...(isOver && endedAt !== undefined && { endedAt }),
  });
  known.set(call, facts);
  return call;
}

function statusOf(facts: CallFacts): ToolCallStatus {
  const isDenied = facts.approval === "denied";
  if (facts.result)
    return isDenied && facts.result.status === "error" ? "denied" : facts.result.status;
  if (isDenied) return "denied";
  if (facts.isInterrupted) return "interrupted";
  if (facts.approval === "asked") return "awaiting-approval";
  if (facts.progress) return "partial";
  return facts.isRunning ? "running" : "input";
}
