import {
  adaptToolResult,
  isFailed,
  upgradeArtifact,
} from "../../protocol/artifact/adaptToolResult.ts";
import { decodeWire, isResult } from "../../protocol/artifact/decodeWire.ts";
import { errorText } from "../../protocol/artifact/synthesizeArtifact.ts";
import { findArtifact } from "../../protocol/artifact/toolResultArtifact.ts";
import { toolResultValue } from "../../protocol/artifact/toolResultValue.ts";
import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import { isMissing, isRecord, own, type PlainRecord } from "../../protocol/safety/record.ts";
import { ownText } from "../shared/ownText.ts";

/** A request, or with `result` a result. Missing ids and names are `""`. */
export interface CodeagentItem {
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
  readonly result: ToolResultFields | null;
}

/** Fields that only results have. */
const RESULT_FIELDS = ["value", "error", "request", "artifact", "is_error"];

/** Reads one snapshot; `null` when it is neither a request nor a result. */
export function readCodeagentItem(x: unknown): CodeagentItem | null {
  const data = decodeWire(x);
  if (typeof data === "string") return nameless({ value: data });
  if (!isRecord(data)) return null;
  if (Object.hasOwn(data, "schema")) return nameless({ artifact: data });
  if (isRequest(data)) return { ...identity(data), result: null };
  if (!isResult(data)) return null;
  return isNested(data) ? readNested(data) : readEvent(data);
}

/** A request has arguments, or says no more than whose it is; a record of one has an `extra` too. */
function isRequest(data: PlainRecord): boolean {
  if (RESULT_FIELDS.some((field) => Object.hasOwn(data, field))) return false;
  return Object.hasOwn(data, "arguments") || ownText(data, "id") !== undefined;
}

/**
 * `on_tool_result` (contracts 1.34). Its display options are never read (security R5); an old artifact is shown as
 * version 1 (5.22).
 */
function readEvent(event: PlainRecord): CodeagentItem {
  const metadata = own(event, "metadata");
  const artifact = findArtifact(event);
  return {
    ...identity(event),
    result: {
      value: textOf(event),
      artifact: isRecord(artifact) ? upgradeArtifact(artifact) : null,
      isError: isFailed(event),
      ...(!isMissing(metadata) && { metadata }),
    },
  };
}

/** ContentToolResult, with the migration of old ones on a copy (contracts 1e, 1.33). */
function readNested(result: PlainRecord): CodeagentItem {
  const artifact = findArtifact(adaptToolResult(result));
  return {
    ...identity(own(result, "request")),
    result: { value: textOf(result), artifact, isError: isFailed(result) },
  };
}

function isNested(result: PlainRecord): boolean {
  return Object.hasOwn(result, "extra") || Object.hasOwn(result, "request");
}

/** A failed tool has no value (contracts 1.36): its error is what there is to read. */
function textOf(result: PlainRecord): string {
  return toolResultValue(result, errorText(own(result, "error")));
}

/** A missing id or name arrives as `null`, boxed or as the text `NA` (contracts 3.6). */
function identity(x: unknown): Omit<CodeagentItem, "result"> {
  const text = (key: string): string => {
    const value = ownText(x, key) ?? "";
    return value === "NA" ? "" : value;
  };
  return { id: text("id"), name: text("name"), args: own(x, "arguments") };
}

function nameless(result: ToolResultFields): CodeagentItem {
  return { id: "", name: "", args: undefined, result };
}
