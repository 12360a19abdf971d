import { toolResultArtifact } from "../protocol/artifact/toolResultArtifact.ts";
import type { ToolCall, ToolCallStatus } from "../protocol/calls/toolCall.ts";
import { snapshot } from "../protocol/safety/snapshot.ts";
import { valueText } from "../protocol/safety/valueText.ts";

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

const NOTHING = snapshot({
  key: "",
  id: "",
  name: "",
  status: "success",
  value: "",
  artifact: null,
  isError: false,
} satisfies ToolCall) as ToolCall;

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
      (artifact === null || toolResultArtifact(artifact, { decode: false }) === artifact)
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
    status: STATUSES.has(status) ? (status as ToolCallStatus) : isError ? "error" : "success",
    value: valueText(field("value") ?? ""),
    artifact,
    isError,
    ...optional("args", field("args"), isPresent),
    ...optional("metadata", field("metadata"), isPresent),
    ...optional("title", field("title"), isText),
    ...optional("unsupportedVersion", field("unsupportedVersion"), Number.isFinite),
    ...optional("startedAt", field("startedAt"), Number.isFinite),
    ...optional("endedAt", field("endedAt"), Number.isFinite),
  };
  return snapshot(call) as ToolCall;
}

const isText = (x: unknown): x is string => typeof x === "string";
const isPresent = (x: unknown): boolean => x !== undefined;
const textOf = (x: unknown): string => (isText(x) ? x : "");

function optional(name: keyof ToolCall, x: unknown, fits: (x: unknown) => boolean): object {
  return fits(x) ? { [name]: x } : {};
}
