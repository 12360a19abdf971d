import { defined, isRecord, own, type PlainRecord } from "../safety/record.ts";
import { snapshot } from "../safety/snapshot.ts";
import { applyEvent, completeArgs, isCallEvent, timeOf } from "./applyEvent.ts";
import { type CallFacts, factsOf, factsToCall } from "./callFacts.ts";
import type { ToolCall, ToolCallEvent } from "./toolCall.ts";

/** Statuses that the end of the stream interrupts. A call that waits for a person goes on waiting. */
const OPEN: ReadonlySet<string> = new Set(["input", "running", "partial"]);

/**
 * The calls after one event: the only place where calls change. Events may repeat and arrive in any order (security
 * R22, contracts 5.18): a late request fills gaps and never reopens a result, a later result replaces an earlier one,
 * a result without a request makes the call, events without key and id never merge. Raw values are decoded, validated
 * and frozen once. Pure; an update that says nothing new returns the identical array. Never throws.
 */
export function reduceToolCalls(
  calls: readonly ToolCall[],
  event: ToolCallEvent,
): readonly ToolCall[] {
  if (!Array.isArray(calls)) return reduceToolCalls([], event);
  const data = snapshot(event);
  if (!isRecord(data)) return calls;
  const type = own(data, "type");
  if (type === "stream-end") return endStream(calls, data);
  if (!isCallEvent(type)) return calls;
  const name = own(data, "key") || own(data, "id");
  const key = typeof name === "string" ? name : "";
  const index = key === "" ? -1 : indexOf(calls, key);
  const call = calls[index];
  const before: CallFacts = call ? factsOf(call) : { key: key || freeKey(calls) };
  const after = applyEvent(before, data);
  if (call === undefined) return Object.freeze([...calls, factsToCall(after)]);
  return after === before ? calls : replaced(calls, call, factsToCall(after));
}

/** From the end: events are mostly about the latest calls. */
function indexOf(calls: readonly ToolCall[], key: string): number {
  let index = calls.length - 1;
  while (index >= 0 && calls[index]?.key !== key) index -= 1;
  return index;
}

function freeKey(calls: readonly ToolCall[]): string {
  let n = calls.length;
  while (indexOf(calls, `without-id-${n}`) >= 0) n += 1;
  return `without-id-${n}`;
}

function replaced(
  calls: readonly ToolCall[],
  before: ToolCall,
  after: ToolCall,
): readonly ToolCall[] {
  return Object.freeze(calls.map((call) => (call === before ? after : call)));
}

function endStream(calls: readonly ToolCall[], event: PlainRecord): readonly ToolCall[] {
  const scope = own(event, "scope");
  const isInScope = (call: ToolCall) => typeof scope !== "string" || call.key.startsWith(scope);
  const isOpen = (call: ToolCall) => OPEN.has(call.status) && isInScope(call);
  if (!calls.some(isOpen)) return calls;
  const endedAt = timeOf(event);
  const interrupt = (call: ToolCall) => {
    const facts = factsOf(call);
    const end = { isInterrupted: true, ...defined({ endedAt }) };
    return factsToCall({ ...facts, ...completeArgs(facts), ...end });
  };
  return Object.freeze(calls.map((call) => (isOpen(call) ? interrupt(call) : call)));
}
