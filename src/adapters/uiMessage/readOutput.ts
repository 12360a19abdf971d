import { isFailed } from "../../protocol/artifact/adaptToolResult.ts";
import { ARTIFACT_SCHEMA } from "../../protocol/artifact/artifact.ts";
import { decodeWire } from "../../protocol/artifact/decodeWire.ts";
import { errorText } from "../../protocol/artifact/synthesizeArtifact.ts";
import { toolResultValue } from "../../protocol/artifact/toolResultValue.ts";
import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import { jsonText } from "../../protocol/safety/jsonText.ts";
import { isMissing, isRecord, own, type PlainRecord, unbox } from "../../protocol/safety/record.ts";
import { areContentBlocks, envelope, readContentBlocks } from "../shared/contentBlocks.ts";
import { ownText } from "../shared/ownText.ts";
import { readProviderOutput } from "./readProviderOutput.ts";

/**
 * What an AI SDK tool's `output` says, by the "AI SDK" row of contracts section 4. The first that fits wins: text,
 * content blocks, an envelope or an object that carries one, a SendArtifacts result, the tools that providers run,
 * a failed or successful MCP result, `output.value`, else the JSON text. Text stays text: a string that looks like
 * JSON is never promoted (security R21).
 * @param output a snapshot
 * @param args of the call, a snapshot: provider tools repeat nothing of them in their output
 */
export function readOutput(output: unknown, args: unknown): ToolResultFields {
  if (output === undefined || output === null) return { value: "" };
  if (typeof output === "string") return { value: output };
  if (areContentBlocks(output) && output.length > 0) return readContentBlocks(output);
  const provided = readProviderOutput(output, args);
  if (provided) return provided;
  if (!isRecord(output)) return { value: jsonText(output) };
  return (
    readTagged(output) ??
    readEnvelope(output) ??
    readDelivery(output) ??
    readMcp(output) ??
    readValue(output)
  );
}

/** The SDK's own `ToolResultOutput`, which `toModelOutput` returns and some tools return by mistake. */
function readTagged(output: PlainRecord): ToolResultFields | undefined {
  const value = own(output, "value");
  switch (own(output, "type")) {
    case "content":
      return Array.isArray(value) ? readContentBlocks(value) : undefined;
    case "text":
      return typeof value === "string" ? { value } : undefined;
    case "json":
      return value === undefined ? undefined : { value: jsonText(value) };
    case "error-text":
    case "error-json":
      return { value: typeof value === "string" ? value : jsonText(value), isError: true };
    case "execution-denied":
      return { value: ownText(output, "reason") ?? "", isError: true };
    default:
      return undefined;
  }
}

/** The output is an envelope, or carries one beside its value, as a codeagent event does. */
function readEnvelope(output: PlainRecord): ToolResultFields | undefined {
  const whole = unbox(own(output, "schema")) === ARTIFACT_SCHEMA;
  const inner = own(output, "artifact");
  if (!whole && isMissing(inner)) return undefined;
  return {
    value: toolResultValue(output, jsonText(output)),
    artifact: isMissing(inner) ? output : inner,
    ...carried(output),
  };
}

/** `{success, output, metadata}` of SendArtifacts (contracts 2.8), or its metadata alone. */
function readDelivery(output: PlainRecord): ToolResultFields | undefined {
  const text = own(output, "output");
  const success = own(output, "success");
  if (typeof text === "string" && typeof success === "boolean") {
    return { ...carried(output), value: text, ...(!success && { isError: true }) };
  }
  if (!Array.isArray(own(output, "artifacts"))) return undefined;
  return { value: toolResultValue(output, jsonText(output)), metadata: output };
}

/** An MCP `CallToolResult`: a failed one arrives as an available output. */
function readMcp(output: PlainRecord): ToolResultFields | undefined {
  const content = own(output, "content");
  if (!areContentBlocks(content)) return undefined;
  const failed = saysError(output);
  if (content.length === 0 && !failed && !Object.hasOwn(output, "structuredContent"))
    return undefined;
  const read = readContentBlocks(content);
  const structured = own(output, "structuredContent");
  return {
    ...read,
    value: content.length > 0 || structured === undefined ? read.value : jsonText(structured),
    artifact: structuredArtifact(structured) ?? read.artifact ?? null,
    isError: failed,
  };
}

function structuredArtifact(structured: unknown): PlainRecord | undefined {
  if (isRecord(structured)) {
    const inner = own(structured, "artifact") ?? structured;
    return ownText(inner, "schema") === ARTIFACT_SCHEMA ? (inner as PlainRecord) : undefined;
  }
  const isTable =
    Array.isArray(structured) &&
    structured.length > 0 &&
    structured.every((row) => isRecord(row) && Object.values(row).every(isScalar));
  return isTable ? envelope("table", { df: structured }) : undefined;
}

const isScalar = (x: unknown): boolean => x === null || typeof x !== "object";

function readValue(output: PlainRecord): ToolResultFields {
  const hasValue = !isMissing(own(output, "value"));
  return hasValue
    ? { value: toolResultValue(output), ...carried(output) }
    : { value: jsonText(output), ...metadataOf(output) };
}

/** What travels beside a value: the metadata, and whether it failed. */
function carried(output: PlainRecord): Pick<ToolResultFields, "metadata" | "isError" | "value"> {
  const error = own(output, "error");
  const message = isMissing(own(output, "value")) ? errorText(error) : "";
  return {
    ...metadataOf(output),
    ...(saysError(output) && { isError: true, ...(message !== "" && { value: message }) }),
  };
}

/**
 * Whether an output says that it failed, boxed or not; nothing else in it can lower that (security R4). A number in
 * `error` is no failure: measurements have one.
 */
function saysError(output: PlainRecord): boolean {
  const decoded = decodeWire(output);
  if (!isRecord(decoded)) return false;
  const isMeasured = typeof own(decoded, "error") === "number";
  return isFailed(isMeasured ? { ...decoded, error: null } : decoded);
}

function metadataOf(output: PlainRecord): Pick<ToolResultFields, "metadata"> {
  const metadata = own(output, "metadata");
  return isMissing(metadata) ? {} : { metadata };
}
