import { defined, own, type PlainRecord } from "../safety/record.ts";
import { sameData } from "../safety/sameData.ts";
import type { CallFacts } from "./callFacts.ts";
import { parsePartialJson } from "./parsePartialJson.ts";
import { readResult } from "./readResult.ts";

type Apply = (facts: CallFacts, event: PlainRecord, rank: number) => Partial<CallFacts>;

const MAX_ARGS_TEXT = 1_000_000;
const SMALL_ARGS_TEXT = 4096;
/** Long argument text is parsed again after this growth, so that streaming stays linear. */
const GROWTH = 1.125;

/** How each type of event adds to the facts. A `Map`: the type comes from outside (security R14). */
const APPLY: ReadonlyMap<unknown, Apply> = new Map<unknown, Apply>([
  ["tool-request", applyRequest],
  ["tool-input-delta", applyDelta],
  ["tool-approval", applyApproval],
  ["tool-progress", applyProgress],
  ["tool-result", applyResult],
]);

/** Whether events of this type are about one call. */
export function isCallEvent(type: unknown): boolean {
  return APPLY.has(type);
}

/** The facts with an event, itself a snapshot, added; the same object when it says nothing new. */
export function applyEvent(facts: CallFacts, event: PlainRecord): CallFacts {
  const type = own(event, "type");
  const rank = rankOf(type, event);
  const shared = { ...facts, ...mergeShared(facts, event, rank) };
  const merged = { ...shared, ...APPLY.get(type)?.(shared, event, rank) };
  const fields = Object.keys(merged) as (keyof CallFacts)[];
  return fields.every((field) => Object.is(merged[field], facts[field])) ? facts : merged;
}

/** The facts with argument text parsed to its end, however little it grew. */
export function completeArgs(facts: CallFacts): Partial<CallFacts> {
  const { argsRank = 0, argsText = "", argsRead = 0 } = facts;
  return argsRank < 2 && argsText.length > argsRead ? readArgs(facts, argsText) : {};
}

function rankOf(type: unknown, event: PlainRecord): number {
  if (type === "tool-result") return 4;
  if (type === "tool-progress") return 3;
  return type === "tool-request" && own(event, "status") !== "input" ? 2 : 1;
}

function mergeShared(facts: CallFacts, event: PlainRecord, rank: number): Partial<CallFacts> {
  const at = timeOf(event);
  const isStart = rank < 4 && at !== undefined && !((facts.startedAt ?? at) < at);
  return {
    id: facts.id || textOf(event, "id"),
    ...ranked(facts, "name", textOf(event, "name") || undefined, rank),
    ...ranked(facts, "title", textOf(event, "title") || undefined, rank),
    ...ranked(facts, "args", own(event, "args"), rank),
    ...(isStart && { startedAt: at }),
  };
}

/** A fact fills a gap, or replaces what a source of its rank or below said. */
function ranked(
  facts: CallFacts,
  field: "name" | "title" | "args",
  value: unknown,
  rank: number,
): Partial<CallFacts> {
  const isFinal = (facts[`${field}Rank`] ?? 0) > rank && (facts[field] ?? "") !== "";
  if (value === undefined || isFinal) return {};
  return { [field]: kept(facts[field], value), [`${field}Rank`]: rank };
}

function applyRequest(facts: CallFacts, _: PlainRecord, rank: number): Partial<CallFacts> {
  return rank < 2 ? {} : { isRunning: true, ...completeArgs(facts) };
}

function applyDelta(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  const delta = textOf(event, "delta");
  const { argsRank = 0, argsRead = 0, argsText: before = "" } = facts;
  if (delta === "" || argsRank > 1 || Object.hasOwn(event, "args")) return {};
  const argsText = (before + delta).slice(0, MAX_ARGS_TEXT);
  const isDue = argsText.length <= SMALL_ARGS_TEXT || argsText.length >= argsRead * GROWTH;
  return isDue ? readArgs(facts, argsText) : { argsText };
}

function readArgs(facts: CallFacts, argsText: string): Partial<CallFacts> {
  const args = kept(facts.args, parsePartialJson(argsText) ?? facts.args);
  return { args, argsText, argsRead: argsText.length, argsRank: 1 };
}

/** An answer is not undone by a late question; a question after progress counts: a tool may ask midway. */
function applyApproval(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  const approved = own(event, "approved");
  if (approved === false) {
    const reason = textOf(event, "reason") || facts.reason;
    const endedAt = facts.endedAt ?? timeOf(event);
    return { isRunning: true, approval: "denied", ...defined({ reason, endedAt }) };
  }
  const approval = approved === true ? "approved" : (facts.approval ?? "asked");
  return { isRunning: true, isInterrupted: false, approval };
}

function applyProgress(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  if (facts.result) return {};
  return {
    isRunning: true,
    isInterrupted: false,
    progress: kept(facts.progress, readResult(event)),
    ...(facts.approval === "asked" && { approval: "approved" }),
    ...completeArgs(facts),
  };
}

function applyResult(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  const result = kept(facts.result, readResult(event));
  const at = timeOf(event);
  // The first time of a repeated result counts, in whatever order the repeats arrive.
  const isRepeat =
    result === facts.result && (facts.endedAt ?? Number.POSITIVE_INFINITY) < (at ?? 0);
  return {
    ...defined({ result, endedAt: isRepeat ? undefined : at }),
    ...completeArgs(facts),
  };
}

/** The earlier object when both hold the same data, so that an identical update changes nothing. */
function kept<T>(before: T | undefined, after: T): T {
  return before !== undefined && sameData(before, after) ? before : after;
}

function textOf(event: PlainRecord, key: string): string {
  const value = own(event, key);
  return typeof value === "string" ? value : "";
}

/** Epoch milliseconds of an event, when it gives any. */
export function timeOf(event: PlainRecord): number | undefined {
  const at = own(event, "at");
  return Number.isFinite(at) ? (at as number) : undefined;
}
