import { ARTIFACT_VERSION, type Artifact } from "../artifact/artifact.ts";
import { decodeWire } from "../artifact/decodeWire.ts";
import { toolResultValue } from "../artifact/toolResultValue.ts";
import { validateArtifact, withStatus } from "../artifact/validateArtifact.ts";
import { isRecord, own, type PlainRecord, unbox } from "../safety/record.ts";
import { seal } from "../safety/snapshot.ts";
import type { ToolCallStatus } from "./toolCall.ts";

/** What a result or a progress event says, decoded, validated and frozen. */
export interface ReadResult {
  readonly value: string;
  readonly artifact: Artifact | null;
  readonly metadata: unknown;
  readonly isError: boolean;
  /** Version of a valid artifact that we do not render; 0 when there is none. */
  readonly unsupportedVersion: number;
  readonly status: ToolCallStatus;
}

/** Reads the result fields of an event, itself a snapshot. */
export function readResult(event: PlainRecord): ReadResult {
  const sent = own(event, "artifact");
  // Text is never taken for structure (security R21).
  const valid = isRecord(sent) ? validateArtifact(decodeWire(sent)) : null;
  const isRendered = valid?.version === ARTIFACT_VERSION;
  const says = own(event, "status");
  const isFailure = unbox(own(event, "isError")) === true || says === "error";
  const isError = isFailure || valid?.status === "error";
  const artifact = isRendered ? valid : null;
  return seal({
    value: toolResultValue({ value: own(event, "value") }),
    artifact: artifact && isFailure ? withStatus(artifact, "error") : artifact,
    metadata: own(event, "metadata"),
    isError,
    unsupportedVersion: valid && !isRendered ? valid.version : 0,
    status: statusOf(says, isError, artifact),
  });
}

/** Nothing lowers an error (security R4); an unknown status of an artifact is a success (contracts 5.10). */
function statusOf(says: unknown, isError: boolean, artifact: Artifact | null): ToolCallStatus {
  if (says === "denied" || says === "interrupted") return says;
  if (isError) return "error";
  return artifact?.status === "denied" ? "denied" : "success";
}
