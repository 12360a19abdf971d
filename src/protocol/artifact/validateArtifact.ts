import { isRecord, own, type PlainRecord } from "../safety/record.ts";
import { seal, snapshot } from "../safety/snapshot.ts";
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact } from "./artifact.ts";

/**
 * The strict envelope rules (contracts 1a): the artifact as a frozen snapshot, or `null`. Contents of the payload and
 * extra fields are kept unseen. A version 1 artifact of kind `error` is repaired to status `error` first (1.8).
 * Wire encodings such as `"version": [1]` are invalid here: see `decodeWire`. Never throws.
 */
export function validateArtifact(x: unknown): Artifact | null {
  const data = snapshot(x);
  if (!isRecord(data) || own(data, "schema") !== ARTIFACT_SCHEMA) return null;
  const artifact = repairStatus(data);
  const isValid =
    isVersion(own(artifact, "version")) &&
    isText(own(artifact, "kind")) &&
    isText(own(artifact, "status")) &&
    isOptionalString(own(artifact, "icon")) &&
    isOptionalString(own(artifact, "title")) &&
    isPayload(own(artifact, "payload"));
  return isValid ? (artifact as unknown as Artifact) : null;
}

/** Whether `x` is a whole number above zero (contracts 1.3). */
export function isVersion(x: unknown): x is number {
  return Number.isInteger(x) && (x as number) > 0;
}

function repairStatus(data: PlainRecord): PlainRecord {
  const isError = own(data, "version") === ARTIFACT_VERSION && own(data, "kind") === "error";
  return isError ? withStatus(data, "error") : data;
}

/** The same artifact with another status; itself when it has that one. */
export function withStatus<T extends object>(artifact: T, status: string): T {
  return own(artifact, "status") === status ? artifact : seal({ ...artifact, status });
}

function isText(x: unknown): boolean {
  return typeof x === "string" && x !== "";
}

function isOptionalString(x: unknown): boolean {
  return x === undefined || x === null || typeof x === "string";
}

function isPayload(x: unknown): boolean {
  return Array.isArray(x) || isRecord(x);
}
