import { ARTIFACT_VERSION, type Artifact } from "../artifact/artifact.ts";
import { decodeWire } from "../artifact/decodeWire.ts";
import { toolResultValue } from "../artifact/toolResultValue.ts";
import { validateArtifact, withStatus } from "../artifact/validateArtifact.ts";
import { defined, isRecord, own, type PlainRecord, unbox } from "../safety/record.ts";
import { seal } from "../safety/snapshot.ts";
import type { ToolCall, ToolCallStatus } from "./toolCall.ts";

/** What a result or a progress event says, decoded, validated and frozen. */
export type ReadResult = Pick<
  ToolCall,
  "value" | "artifact" | "metadata" | "isError" | "unsupportedVersion" | "status"
>;

/** Reads the result fields of an event, itself a snapshot. */
export function readResult(event: PlainRecord): ReadResult {
  const sent = own(event, "artifact");
  // Text is never taken for structure (security R21).
  const valid = isRecord(sent) ? validateArtifact(decodeWire(sent)) : null;
  const artifact = valid?.version === ARTIFACT_VERSION ? valid : null;
  const says = own(event, "status");
  const isFailure = unbox(own(event, "isError")) === true || says === "error";
  const isError = isFailure || valid?.status === "error";
  const result = {
    value: toolResultValue({ value: own(event, "value") }),
    artifact: artifact && isFailure ? withStatus(artifact, "error") : artifact,
    metadata: own(event, "metadata"),
    isError,
    unsupportedVersion: artifact ? undefined : valid?.version,
    status: statusOf(says, isError, artifact),
  };
  return seal(defined(result)) as ReadResult;
}

/** Nothing lowers an error (security R4); an unknown status of an artifact is a success (contracts 5.10). */
function statusOf(says: unknown, isError: boolean, artifact: Artifact | null): ToolCallStatus {
  if (says === "denied" || says === "interrupted") return says;
  if (isError) return "error";
  return artifact?.status === "denied" ? "denied" : "success";
}
