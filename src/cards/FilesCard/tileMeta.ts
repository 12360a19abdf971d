import type { Labels } from "../../locales/labels.ts";
import type { CodeEntry, DataEntry, FileEntry, LinkEntry } from "../../protocol/payloads/entry.ts";
import { formatBytes } from "../../protocol/payloads/formatBytes.ts";
import { displayName } from "../../protocol/safety/displayName.ts";
import { fileType, languageName } from "./fileType.ts";

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(" · ");

/** `PDF · 1.2 MB`; a size that is none is left out. */
export function fileMeta({ name, mime, size }: FileEntry, labels: Labels): string {
  const type = fileType(name, mime);
  return join(type ?? labels.unknownType, size === undefined ? "" : formatBytes(size));
}

/** Lines of a text; one newline at its end starts no line. */
export function countLines(text: string): number {
  let lines = text === "" || text.endsWith("\n") ? 0 : 1;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}

/** `Python · 6 lines` */
export function codeMeta({ language, content }: CodeEntry, labels: Labels): string {
  return join(languageName(language), labels.lines(countLines(content)));
}

/** `CSV · preview · 24 lines` */
export function dataMeta({ format, preview }: DataEntry, labels: Labels): string {
  return join(languageName(format), labels.preview, labels.lines(countLines(preview)));
}

/** The host of a link in punycode, always shown beside its title (security R7); the text as sent where it is no link. */
export function linkMeta(entry: LinkEntry, href: string | null): string {
  return href === null ? displayName(entry.rawUrl, 120) : new URL(href).host;
}
