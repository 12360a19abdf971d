import { ArtifactCardsError } from "../errors.ts";
import { own } from "../safety/record.ts";
import { optionsOf, snapshot } from "../safety/snapshot.ts";
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact } from "./artifact.ts";
import { decodeWire } from "./decodeWire.ts";
import { isVersion, validateArtifact } from "./validateArtifact.ts";

export interface ToolResultArtifactOptions {
  /** Versions to let pass; `null` lets every version pass. @default 1 */
  readonly version?: number | readonly number[] | null;
  /** Whether wire encodings are decoded first. @default true */
  readonly decode?: boolean;
}

/**
 * The artifact of a result (contracts 1b), looked for in `extra.codeagent.artifact`, then `artifact`, then the result
 * itself when its own `schema` matches. A malformed one wins over later places: the answer is `null` then.
 * Text is never taken for structure: a string has no artifact (security R21).
 * Tool output never makes it throw.
 *
 * @throws ArtifactCardsError `invalid-version`, when a valid artifact was found and `version` names none.
 */
export function toolResultArtifact(
  x: unknown,
  options?: ToolResultArtifactOptions | null,
): Artifact | null {
  const { version = ARTIFACT_VERSION, decode = true } = optionsOf(options);
  const data = snapshot(x);
  const artifact = validateArtifact(findArtifact(decode ? decodeRecord(data) : data));
  if (artifact === null || version === null) return artifact;
  return wantedVersions(version).includes(artifact.version) ? artifact : null;
}

/** Where a result keeps its artifact (contracts 1.12, 1.13); `undefined` when nowhere. */
export function findArtifact(result: unknown): unknown {
  const places = [own(own(own(result, "extra"), "codeagent"), "artifact"), own(result, "artifact")];
  const found = places.find((place) => place !== undefined && place !== null);
  if (found !== undefined) return found;
  return own(result, "schema") === ARTIFACT_SCHEMA ? result : undefined;
}

function decodeRecord(data: unknown): unknown {
  return typeof data === "string" ? undefined : decodeWire(data);
}

function wantedVersions(version: number | readonly number[]): readonly number[] {
  const wanted = Array.isArray(version) ? version : [version];
  if (wanted.length === 0 || !wanted.every(isVersion)) {
    throw new ArtifactCardsError(
      "invalid-version",
      "`version` must be a whole number above 0, a list of such, or null for any.",
    );
  }
  return wanted;
}
