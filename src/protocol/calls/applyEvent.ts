import { own, type PlainRecord } from "../safety/record.ts";
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
  const isSame = Object.keys(merged).every((key) =>
    Object.is(merged[key as keyof CallFacts], facts[key as keyof CallFacts]),
  );
  return isSame ? facts : merged;
}

/** The facts with argument text parsed to its end, however little it grew. */
export function completeArgs(facts: CallFacts): Partial<CallFacts> {
  const { argsRank, argsText, argsRead } = facts;
  return argsRank <= 1 && argsText.length > argsRead ? readArgs(facts, argsText) : {};
}

function rankOf(type: unknown, event: PlainRecord): number {
  if (type === "tool-result") return 4;
  if (type === "tool-progress") return 3;
  return type === "tool-request" && own(event, "status") !== "input" ? 2 : 1;
}

function mergeShared(facts: CallFacts, event: PlainRecord, rank: number): Partial<CallFacts> {
  const id = textOf(event, "id");
  const name = textOf(event, "name");
  const title = textOf(event, "title");
  const args = own(event, "args");
  const at = timeOf(event);
  const isStart =
    rank < 4 && at !== undefined && at < (facts.startedAt ?? Number.POSITIVE_INFINITY);
  return {
    ...(facts.id === "" && { id }),
    ...(name !== "" && rank >= facts.nameRank && { name, nameRank: rank }),
    ...(title !== "" && rank >= facts.titleRank && { title, titleRank: rank }),
    ...(args !== undefined &&
      rank >= facts.argsRank && { args: kept(facts.args, args), argsRank: rank }),
    ...(isStart && { startedAt: at }),
  };
}

function applyRequest(facts: CallFacts, _: PlainRecord, rank: number): Partial<CallFacts> {
  return rank < 2 ? {} : { isRunning: true, ...completeArgs(facts) };
}

function applyDelta(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  const delta = textOf(event, "delta");
  if (delta === "" || facts.argsRank > 1 || Object.hasOwn(event, "args")) return {};
  const argsText = (facts.argsText + delta).slice(0, MAX_ARGS_TEXT);
  const isDue = argsText.length <= SMALL_ARGS_TEXT || argsText.length >= facts.argsRead * GROWTH;
  return isDue ? readArgs(facts, argsText) : { argsText };
}

function readArgs(facts: CallFacts, argsText: string): Partial<CallFacts> {
  const args = kept(facts.args, parsePartialJson(argsText) ?? facts.args);
  return { args, argsText, argsRead: argsText.length, argsRank: 1 };
}

/** An answer is not undone by a late question; a question after progress counts (a tool may ask midway). */
function applyApproval(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  const approved = own(event, "approved");
  const reason = textOf(event, "reason");
  if (approved === false) {
    return {
      isRunning: true,
      approval: "denied",
      reason: reason || facts.reason,
      ...ended(facts, event),
    };
  }
  if (approved === true) return { isRunning: true, approval: "approved", isInterrupted: false };
  const isOpen = facts.approval === "none";
  return { isRunning: true, isInterrupted: false, ...(isOpen && { approval: "asked" }) };
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
  const isRepeat = result === facts.result && facts.endedAt !== undefined;
  return {
    result,
    ...(at !== undefined && { endedAt: isRepeat ? Math.min(at, facts.endedAt ?? at) : at }),
    ...completeArgs(facts),
  };
}

function ended(facts: CallFacts, event: PlainRecord): Partial<CallFacts> {
  const at = timeOf(event);
  return at === undefined || facts.endedAt !== undefined ? {} : { endedAt: at };
}

/** The earlier object when both hold the same data, so that an identical update changes nothing. */
function kept<T>(before: T, after: T): T {
  return sameData(before, after) ? before : after;
}

function textOf(event: PlainRecord, key: string): string {
  const value = own(event, key);
  return typeof value === "string" ? value : "";
}

/** Epoch milliseconds of an event, when it gives any. */
export function timeOf(event: PlainRecord): number | undefined {
  const at = own(event, "at");
  return typeof at === "number" && Number.isFinite(at) ? at : undefined;
}
