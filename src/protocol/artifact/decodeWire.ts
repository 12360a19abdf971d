import { isMissing, isRecord, own, type PlainRecord, scalar, unbox } from "../safety/record.ts";
import { seal, snapshot } from "../safety/snapshot.ts";
import { ARTIFACT_VERSION, MADE_KINDS } from "./artifact.ts";

const ENVELOPE_SCALARS = names("schema version kind status icon title");
const RESULT_SCALARS = names("id name is_error isError");
const RESULT_FIELDS = names("artifact value is_error isError error extra request");
/** Kinds whose payload we know well enough to unbox (contracts 3.1). */
const KNOWN_KINDS = new Set([...MADE_KINDS, "files"]);
const PAYLOAD_SCALARS = names(
  "text lang filename output message detail verb path old new code html icon title pid mime b64 src",
);

function names(list: string): ReadonlySet<unknown> {
  return new Set(list.split(" "));
}

/**
 * Takes the wire's accidents off a result, an event or an artifact (contracts section 3): boxes of one, `{}` and `[]`
 * for NULL, `"NA"` for a missing id or name, ellmer records, and one layer of JSON text around a record. What it
 * does not know it leaves as it is; data frames and images are left to their readers. Returns a snapshot; never throws.
 */
export function decodeWire(x: unknown): unknown {
  const data = parseOnce(snapshot(x));
  if (!isRecord(data)) return data;
  const record = readRecord(data);
  if (record !== null) return decodeResult(record);
  if (Object.hasOwn(data, "schema")) return decodeEnvelope(data);
  return isResult(data) ? decodeResult(data) : data;
}

/** Whether a record looks like a result or an event. */
export function isResult(data: PlainRecord): boolean {
  return Object.keys(data).some((key) => RESULT_FIELDS.has(key));
}

/** Bridges encode an event twice; a second layer is never taken off (contracts 3.22). */
function parseOnce(data: unknown): unknown {
  if (typeof data !== "string" || !/^\s*\{/.test(data)) return data;
  try {
    return snapshot(JSON.parse(data));
  } catch {
    return data;
  }
}

/** The properties of an ellmer record (contracts 3.20), else `null`. */
export function readRecord(data: PlainRecord): PlainRecord | null {
  const props = own(data, "props");
  const isEllmer = typeof unbox(own(data, "class")) === "string" && Object.hasOwn(data, "version");
  return isEllmer && isRecord(props) ? props : null;
}

function decodeResult(result: PlainRecord): PlainRecord {
  return change(result, (key, value) => {
    if (RESULT_SCALARS.has(key)) return notNA(scalar(value));
    switch (key) {
      case "artifact":
        return decodeArtifact(value);
      case "value":
        return isMissing(unbox(value)) ? null : unbox(value);
      case "display":
      case "error":
        return isMissing(value) ? null : value;
      case "request":
        return isRecord(value) ? decodeResult(readRecord(value) ?? value) : value;
      case "extra":
        return decodeExtra(value);
      default:
        return value;
    }
  });
}

function notNA(x: unknown): unknown {
  return x === undefined || x === "NA" ? null : x;
}

function decodeExtra(extra: unknown): unknown {
  return changeOne(extra, "codeagent", (codeagent) =>
    changeOne(codeagent, "artifact", decodeArtifact),
  );
}

function decodeArtifact(x: unknown): unknown {
  if (isMissing(x)) return null;
  return isRecord(x) ? decodeEnvelope(x) : x;
}

/** Payloads of later versions have shapes nobody knows yet: they stay as they are (contracts 5.5). */
function decodeEnvelope(envelope: PlainRecord): PlainRecord {
  const isKnown =
    unbox(own(envelope, "version")) === ARTIFACT_VERSION &&
    KNOWN_KINDS.has(unbox(own(envelope, "kind")));
  return change(envelope, (key, value) => {
    if (ENVELOPE_SCALARS.has(key)) return scalar(value) ?? null;
    if (key !== "payload") return value;
    if (Array.isArray(value) && value.length === 0) return seal({});
    return isKnown && isRecord(value) ? decodePayload(value) : value;
  });
}

function decodePayload(payload: PlainRecord): PlainRecord {
  return change(payload, (key, value) =>
    PAYLOAD_SCALARS.has(key) ? (scalar(value) ?? null) : value,
  );
}

function changeOne(x: unknown, field: string, decode: (value: unknown) => unknown): unknown {
  return isRecord(x) ? change(x, (key, value) => (key === field ? decode(value) : value)) : x;
}

/** A changed copy in the same key order; the record itself when nothing changed, so that identity survives. */
function change(
  record: PlainRecord,
  decode: (key: string, value: unknown) => unknown,
): PlainRecord {
  const entries = Object.keys(record).map((key) => [key, decode(key, record[key])] as const);
  if (entries.every(([key, value]) => Object.is(value, record[key]))) return record;
  return seal(Object.fromEntries(entries));
}
