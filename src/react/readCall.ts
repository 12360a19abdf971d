import { toolResultArtifact } from "../protocol/artifact/toolResultArtifact.ts";
import { valueText } from "../protocol/calls/stringify.ts";
import type { ToolCall, ToolCallStatus } from "../protocol/calls/toolCall.ts";
import { snapshot } from "../protocol/safety/snapshot.ts";

const STATUSES: ReadonlySet<unknown> = new Set<ToolCallStatus>([
  "input",
  "awaiting-approval",
  "running",
  "partial",
  "success",
  "error",
  "denied",
  "interrupted",
]);

const read = new WeakMap<object, ToolCall>();

const NOTHING: ToolCall = Object.freeze({
  key: "",
  id: "",
  name: "",
  status: "success",
  value: "",
  artifact: null,
  isError: false,
});

/**
 * A call as cards may trust it. Calls from the reducer come back as they are; what a host has built by
 * hand is read once into a frozen copy, so that later changes to it are not seen (hostile value V39).
 * Takes anything and never throws.
 */
export function readCall(input: unknown): ToolCall {
  if (typeof input !== "object" || input === null) return NOTHING;
  const known = read.get(input);
  if (known) return known;
  const call = isSound(input) ? (input as ToolCall) : copied(snapshot(input));
  read.set(input, call);
  return call;
}

/** Frozen through and through, with fields of the right types. */
function isSound(input: object): boolean {
  try {
    const call = input as ToolCall;
    const artifact: unknown = call.artifact;
    return (
      snapshot(input) === input &&
      [call.key, call.id, call.name, call.value].every((text) => typeof text === "string") &&
      STATUSES.has(call.status) &&
      typeof call.isError === "boolean" &&
      (call.title === undefined || typeof call.title === "string") &&
      [call.startedAt, call.endedAt].every((at) => at === undefined || Number.isFinite(at)) &&
      (artifact === null || toolResultArtifact(artifact) === artifact)
    );
  } catch {
    return false;
  }
}

function copied(plain: unknown): ToolCall {
  if (typeof plain !== "object" || plain === null || Array.isArray(plain)) return NOTHING;
  const field = (name: keyof ToolCall): unknown =>
    Object.hasOwn(plain, name) ? (plain as Record<string, unknown>)[name] : undefined;
  const artifact = toolResultArtifact(field("artifact"));
  const isError = field("isError") === true || artifact?.status === "error";
  const status = field("status");
  const call = {
    key: textOf(field("key")),
    id: textOf(field("id")),
    name: textOf(field("name")),
    args: field("args"),
    status: STATUSES.has(status) ? (status as ToolCallStatus) : isError ? "error" : "success",
    value: valueText(field("value") ?? ""),
    artifact,
    metadata: field("metadata"),
    isError,
    ...optional("title", field("title"), "string"),
    ...optional("unsupportedVersion", field("unsupportedVersion"), "number"),
    ...optional("startedAt", field("startedAt"), "number"),
    ...optional("endedAt", field("endedAt"), "number"),
  } as const;
  return snapshot(call) as ToolCall;
}

const textOf = (x: unknown): string => (typeof x === "string" ? x : "");

function optional(name: string, x: unknown, type: "string" | "number"): object {
  const fits = typeof x === type && (type === "string" || Number.isFinite(x));
  return fits ? { [name]: x } : {};
}
