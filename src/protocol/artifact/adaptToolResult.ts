import { jsonText } from "../safety/jsonText.ts";
import {
  defined,
  isMissing,
  isRecord,
  own,
  type PlainRecord,
  scalar,
  unbox,
} from "../safety/record.ts";
import { seal, snapshot } from "../safety/snapshot.ts";
import { ARTIFACT_SCHEMA, ARTIFACT_VERSION, type Artifact } from "./artifact.ts";
import { decodeWire, isResult } from "./decodeWire.ts";
import { firstText, plainTitle } from "./plainTitle.ts";
import { synthesizeArtifact } from "./synthesizeArtifact.ts";
import { validateArtifact, withStatus } from "./validateArtifact.ts";

/** A presentation copy of a result that holds exactly one valid artifact. All else is as it was. */
export interface AdaptedToolResult {
  readonly value?: unknown;
  readonly error?: unknown;
  readonly request?: unknown;
  readonly [field: string]: unknown;
}

/**
 * Gives any result a valid artifact (contracts 1e): the one it has, upgraded when it is an old one without schema and
 * version, else the legacy `display.toolcard`, else one made from its contents and value. An artifact of version 1 whose
 * result failed gets status `error`. `value`, `error`, `request` and unrelated fields stay. Takes the shapes of
 * ContentToolResult and of the stream event, and bare values of tools (1.26). Never throws.
 */
export function adaptToolResult(x: unknown): AdaptedToolResult {
  const result = resultOf(x);
  const extra = own(result, "extra");
  const codeagent = own(extra, "codeagent");
  const display = own(extra, "display") ?? own(result, "display");
  const places = [own(codeagent, "artifact"), own(result, "artifact"), own(display, "toolcard")];
  const found = firstValid(places) ?? synthesizeArtifact(result, isFailed(result), display);
  const isForced = found.version === ARTIFACT_VERSION && isFailed(result);
  const artifact = isForced ? withStatus(found, "error") : found;
  const fields = { ...result, artifact: undefined };
  const shown = withoutCard(display);
  if (!isNested(result)) return merged({ ...fields, display: shown, artifact });
  const home = merged({ ...(isRecord(codeagent) && codeagent), artifact });
  const rest = isRecord(extra) ? extra : {};
  return merged({ ...fields, extra: merged({ ...rest, display: shown, codeagent: home }) });
}

/** Whether a result, decoded, failed: `is_error` or a non-empty `error` (security R4). */
export function isFailed(result: PlainRecord): boolean {
  const error = unbox(own(result, "error"));
  const hasError = !isMissing(error) && error !== "" && error !== false;
  return hasError || own(result, "is_error") === true || own(result, "isError") === true;
}

/** ContentToolResult keeps its artifact in `extra`, the stream event at the top. */
function isNested(result: PlainRecord): boolean {
  return Object.hasOwn(result, "extra") || Object.hasOwn(result, "request");
}

/** A result of any shape, decoded. What is none is the bare value of a tool (contracts 1.26). */
function resultOf(x: unknown): PlainRecord {
  const data = snapshot(x);
  const decoded = typeof data === "string" ? data : decodeWire(data);
  if (isRecord(decoded) && isResult(decoded)) return decoded;
  if (isRecord(decoded) && isEnvelope(decoded)) return seal({ artifact: decoded });
  if (data === undefined && x !== undefined) return seal({ artifact: unshowable() });
  if (isMissing(data) || typeof data !== "object") return seal({ value: data });
  const isFrame = Array.isArray(data) && data.every(isRecord);
  const title = isFrame ? "Table result" : "Structured result";
  const value = jsonText(data);
  const payload = seal(isFrame ? { df: data } : { text: value });
  return seal({ value, artifact: seal({ kind: isFrame ? "table" : "text", title, payload }) });
}

function isEnvelope(data: PlainRecord): boolean {
  const isLegacy = typeof own(data, "kind") === "string" && isRecord(own(data, "payload"));
  return Object.hasOwn(data, "schema") || isLegacy;
}

/** Fixed: it repeats nothing of a value that is no data (contracts 1.26). */
function unshowable(): PlainRecord {
  const payload = seal({ message: "The tool returned something that cannot be shown." });
  return seal({ kind: "error", payload });
}

function firstValid(places: readonly unknown[]): Artifact | null {
  for (const place of places) {
    const artifact = isRecord(place) ? validateArtifact(decodeWire(upgradeArtifact(place))) : null;
    if (artifact !== null) return artifact;
  }
  return null;
}

/**
 * An old artifact as version 1; anything else as it is. Old ones have neither schema nor version; one that has either
 * is not old (contracts 1.28).
 */
export function upgradeArtifact(old: PlainRecord): PlainRecord {
  const [schema, version, kind] = ["schema", "version", "kind"].map((key) => scalar(own(old, key)));
  const payload = own(old, "payload");
  const isOld = schema === undefined && version === undefined && kind !== undefined;
  if (!isOld || (!isRecord(payload) && !Array.isArray(payload))) return old;
  return seal({
    schema: ARTIFACT_SCHEMA,
    version: ARTIFACT_VERSION,
    kind: firstText(kind),
    status: firstText(own(old, "status")) ?? "success",
    icon: own(old, "icon") ?? null,
    title: plainTitle(own(old, "title")),
    payload,
  });
}

/** The display options without the old card and its rendered copy (contracts 1.30). */
function withoutCard(display: unknown): unknown {
  return isRecord(display)
    ? merged({ ...display, toolcard: undefined, right_output: undefined })
    : display;
}

function merged(record: PlainRecord): PlainRecord {
  return seal(defined(record));
}
