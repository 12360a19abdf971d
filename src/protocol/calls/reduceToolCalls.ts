import { isRecord, own, type PlainRecord } from "../safety/record.ts";
import { snapshot } from "../safety/snapshot.ts";
import { applyEvent, completeArgs, isCallEvent, timeOf } from "./applyEvent.ts";
import { factsOf, factsToCall, newFacts } from "./callFacts.ts";
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
  const data = snapshot(event);
  if (!isRecord(data)) return calls;
  const type = own(data, "type");
  if (type === "stream-end") return endStream(calls, data);
  if (!isCallEvent(type)) return calls;
  const key = own(data, "key") || own(data, "id");
  const index = typeof key === "string" && key !== "" ? indexOf(calls, key) : -1;
  const call = calls[index];
  const before = call
    ? factsOf(call)
    : newFacts(typeof key === "string" && key ? key : freeKey(calls));
  const after = applyEvent(before, data);
  if (call === undefined) return Object.freeze([...calls, factsToCall(after)]);
  return after === before ? calls : replace(calls, index, factsToCall(after));
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

function replace(calls: readonly ToolCall[], index: number, call: ToolCall): readonly ToolCall[] {
  return Object.freeze([...calls.slice(0, index), call, ...calls.slice(index + 1)]);
}

function endStream(calls: readonly ToolCall[], event: PlainRecord): readonly ToolCall[] {
  const scope = own(event, "scope");
  const isInScope = (call: ToolCall) => typeof scope !== "string" || call.key.startsWith(scope);
  const isOpen = (call: ToolCall) => OPEN.has(call.status) && isInScope(call);
  if (!calls.some(isOpen)) return calls;
  const endedAt = timeOf(event);
  const interrupt = (call: ToolCall) => {
    const facts = factsOf(call);
    return factsToCall({ ...facts, ...completeArgs(facts), isInterrupted: true, endedAt });
  };
  return Object.freeze(calls.map((call) => (isOpen(call) ? interrupt(call) : call)));
}
