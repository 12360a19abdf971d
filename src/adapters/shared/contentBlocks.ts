import { ARTIFACT_SCHEMA, ARTIFACT_VERSION } from "../../protocol/artifact/artifact.ts";
import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import { isRecord, own, type PlainRecord } from "../../protocol/safety/record.ts";
import { ownText } from "./ownText.ts";

interface Reading {
  readonly lines: string[];
  readonly images: { mime: string; b64: string }[];
  readonly entries: PlainRecord[];
}

type BlockReader = (block: PlainRecord, into: Reading) => void;

/** Content blocks of MCP, of the Anthropic API and of the AI SDK: a closed list (security R21). */
const READERS: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ["text", (block, { lines }) => lines.push(ownText(block, "text") ?? "")],
  ["image", readMedia],
  ["audio", readMedia],
  ["media", readMedia],
  ["file", readMedia],
  ["file-data", readMedia],
  ["image-data", readMedia],
  ["file-url", readMedia],
  ["image-url", readMedia],
  ["resource_link", readLink],
  ["resource", readResource],
]);

/** Whether every item is a content block of a type we know. An empty list is. */
export function areContentBlocks(x: unknown): x is readonly PlainRecord[] {
  return Array.isArray(x) && x.every((block) => READERS.has(ownText(block, "type") ?? ""));
}

/**
 * Reads content blocks: texts joined by line feeds; images as an `image` artifact, texts below it; resources as
 * entries in `metadata.artifacts`, and as a `files` artifact when there is nothing else. Annotations, `_meta` and
 * icons are not honoured (security R21). Blocks of a type we do not know are left out.
 */
export function readContentBlocks(blocks: readonly unknown[]): ToolResultFields {
  const reading: Reading = { lines: [], images: [], entries: [] };
  for (const block of blocks) {
    if (isRecord(block)) READERS.get(ownText(block, "type") ?? "")?.(block, reading);
  }
  const { lines, images, entries } = reading;
  const value = lines.join("\n");
  const onlyEntries = entries.length > 0 && entries.length === lines.length;
  return {
    value,
    ...(images.length > 0 && { artifact: envelope("image", { images, output: value }) }),
    ...(images.length === 0 &&
      onlyEntries && { artifact: envelope("files", { artifacts: entries }) }),
    ...(entries.length > 0 && { metadata: { artifacts: entries } }),
  };
}

/** An artifact of ours around foreign data. A failed one keeps its kind (contracts 1.31). */
export function envelope(kind: string, payload: PlainRecord, isError = false): PlainRecord {
  const status = isError ? "error" : "success";
  return { schema: ARTIFACT_SCHEMA, version: ARTIFACT_VERSION, kind, status, payload };
}

/** Base64, an address or text, in the four places in which the protocols put it. */
function readMedia(block: PlainRecord, { lines, images, entries }: Reading): void {
  const source = own(block, "source") ?? own(block, "data");
  const mime =
    ownText(block, "mimeType") ??
    ownText(block, "mediaType") ??
    ownText(source, "media_type") ??
    "";
  const b64 = ownText(block, "data") ?? ownText(source, "data");
  const url = ownText(block, "url") ?? ownText(source, "url");
  const text = ownText(source, "text");
  const name = ownText(block, "filename");
  if (text !== undefined) lines.push(text);
  else if (b64 !== undefined && mime.startsWith("image")) images.push({ mime, b64 });
  else if (url !== undefined) pushLink({ lines, entries }, url, name);
  else lines.push([name, mime && `[${mime}]`].filter(Boolean).join(" ") || "[file]");
}

function readLink(block: PlainRecord, reading: Reading): void {
  pushLink(reading, ownText(block, "uri") ?? "", ownText(block, "title") ?? ownText(block, "name"));
}

function readResource(block: PlainRecord, reading: Reading): void {
  const resource = own(block, "resource");
  const uri = ownText(resource, "uri") ?? "";
  const mime = ownText(resource, "mimeType") ?? "";
  const text = ownText(resource, "text");
  const b64 = ownText(resource, "blob");
  if (text !== undefined) reading.lines.push(text);
  else if (b64 !== undefined && mime.startsWith("image/")) reading.images.push({ mime, b64 });
  else pushLink(reading, uri, lastSegment(uri));
}

function pushLink({ lines, entries }: Omit<Reading, "images">, url: string, name?: string): void {
  const title = name || url;
  lines.push(title === url ? url : `${title} (${url})`);
  entries.push({ ok: true, type: "url", url, title });
}

function lastSegment(uri: string): string {
  return uri.slice(uri.lastIndexOf("/") + 1);
}
