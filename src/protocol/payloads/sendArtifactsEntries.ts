import { isRecord, own, scalar, unbox } from "../safety/record.ts";
import { safeUrl } from "../safety/safeUrl.ts";
import { snapshot } from "../safety/snapshot.ts";
import { linesText } from "../safety/valueText.ts";
import { baseName } from "./baseName.ts";
import type { ArtifactEntry, FailedEntry, FileEntry } from "./entry.ts";
import { textField } from "./fields.ts";

/** Entries accepted, units of JSON text decoded (security section 6), and units of a reason kept. */
const MAX_ENTRIES = 1000;
const MAX_TEXT = 1_000_000;
const MAX_REASON = 2000;

/** A name has to be there: for an entry that carries none. */
const UNNAMED = "file";

/**
 * Reads `metadata.artifacts` of a SendArtifacts result, the payload of a `files` artifact, or the list
 * itself (contracts 2.5, 2.6, 2.25), in order; JSON text is decoded once. Only `ok: true`, strictly, is
 * delivered; whatever else stands in the list keeps its place as a failed entry. Never throws.
 *
 * @returns frozen entries, at most 1,000; `null` when there are none (contracts 2.24).
 */
export function readSendArtifactsEntries(metadata: unknown): readonly ArtifactEntry[] | null {
  const data = decoded(snapshot(metadata));
  const list = Array.isArray(data) ? data : own(data, "artifacts");
  if (!Array.isArray(list) || list.length === 0) return null;
  return Object.freeze(list.slice(0, MAX_ENTRIES).map((entry) => Object.freeze(readEntry(entry))));
}

function decoded(x: unknown): unknown {
  if (typeof x !== "string" || x.length > MAX_TEXT) return x;
  try {
    return snapshot(JSON.parse(x));
  } catch {
    return undefined;
  }
}

function readEntry(entry: unknown): ArtifactEntry {
  if (unbox(own(entry, "ok")) !== true) return failedEntry(entry);
  const title = textField(entry, "title", "name");
  switch (textField(entry, "type")) {
    case "url": {
      const rawUrl = textField(entry, "url");
      return {
        type: "url",
        ok: true,
        name: title || rawUrl || UNNAMED,
        url: safeUrl(rawUrl),
        rawUrl,
      };
    }
    case "code": {
      const language = textField(entry, "language");
      const content = linesText(own(entry, "content"));
      const code = { type: "code", ok: true, name: title || language || "code", content } as const;
      return language ? { ...code, language } : code;
    }
    case "data": {
      const format = textField(entry, "format");
      const preview = linesText(own(entry, "preview"));
      const data = { type: "data", ok: true, name: title || format || "data", preview } as const;
      return format ? { ...data, format } : data;
    }
    default:
      return fileEntry(entry);
  }
}

/** Where name and path disagree the path wins (security R10): it is what will be opened. */
function fileEntry(entry: unknown): FileEntry {
  const path = textField(entry, "path");
  const name = baseName(path) || textField(entry, "name", "title") || UNNAMED;
  const agentId = textField(entry, "agentId");
  const size = sizeOf(scalar(own(entry, "size")));
  const mime = /^[\w.+-]+\/[\w.+-]+/.exec(textField(entry, "mime"))?.[0].toLowerCase();
  return {
    type: "file",
    ok: true,
    name,
    path,
    ...(agentId && { agentId }),
    ...(size !== undefined && { size }),
    ...(mime && { mime }),
  };
}

/** A whole number of bytes, as number or digits; else unknown. */
function sizeOf(x: unknown): number | undefined {
  const size = typeof x === "string" && /^\d{1,16}$/.test(x) ? Number(x) : x;
  return typeof size === "number" && Number.isSafeInteger(size) && size >= 0 ? size : undefined;
}

function failedEntry(entry: unknown): FailedEntry {
  const name = baseName(textField(entry, "path")) || textField(entry, "name", "title") || UNNAMED;
  return { type: "failed", ok: false, name, error: reasonOf(scalar(own(entry, "error"))) };
}

/** One short line: the text, or the message of an error object. */
function reasonOf(error: unknown): string {
  const text = isRecord(error)
    ? textField(error, "message")
    : typeof error === "string"
      ? error
      : "";
  const line = text
    .slice(0, MAX_REASON * 4)
    .replace(/\s+/g, " ")
    .trim();
  return line.length > MAX_REASON
    ? `${line.slice(0, MAX_REASON).replace(/[\ud800-\udbff]$/, "")}…`
    : line;
}
