import { own } from "../safety/record.ts";
import { seal } from "../safety/snapshot.ts";
import { adaptToolResult, isFailed } from "./adaptToolResult.ts";
import type { Artifact } from "./artifact.ts";
import { toolResultArtifact } from "./toolResultArtifact.ts";
import { toolResultValue } from "./toolResultValue.ts";

/** The result event of codeagent's stream, in its field order (contracts 1.34). */
export interface CodeagentResultEvent {
  /** `null` when there was no request. */
  readonly id: string | null;
  readonly name: string | null;
  /** Options for shinychat; opaque to us. */
  readonly display: unknown;
  readonly value: string;
  /** Whether the result has an error (contracts 1.35). */
  readonly is_error: boolean;
  /** Of any version, unchanged. */
  readonly artifact: Artifact | null;
}

/**
 * The stream event of a result of any shape that {@link adaptToolResult} takes (contracts 1f), fields in the order
 * `id, name, display, value, is_error, artifact`. Never throws.
 */
export function toolResultEvent(x: unknown): CodeagentResultEvent {
  const result = adaptToolResult(x);
  const request = own(result, "request") ?? result;
  return seal({
    id: textOrNull(own(request, "id")),
    name: textOrNull(own(request, "name")),
    display: own(own(result, "extra"), "display") ?? own(result, "display") ?? null,
    value: toolResultValue(result),
    is_error: isFailed(result),
    artifact: toolResultArtifact(result, { version: null }),
  });
}

function textOrNull(x: unknown): string | null {
  return typeof x === "string" && x !== "" ? x : null;
}
