import type { Labels } from "../../locales/labels.ts";
import type { CodeEntry, DataEntry } from "../../protocol/payloads/entry.ts";
import { languageOf } from "../shared/languages.ts";
import { codeMeta, dataMeta } from "./tileMeta.ts";

/** The text that an entry carries with it. */
export const inlineText = (entry: CodeEntry | DataEntry): string =>
  entry.type === "code" ? entry.content : entry.preview;

/** Language or format, and lines. */
export const inlineMeta = (entry: CodeEntry | DataEntry, labels: Labels): string =>
  entry.type === "code" ? codeMeta(entry, labels) : dataMeta(entry, labels);

/** A name under which the icon of an entry is found: its own, else one made of its language or format. */
export function iconName(entry: CodeEntry | DataEntry): string {
  if (entry.name.lastIndexOf(".") > 0) return entry.name;
  const tag = (entry.type === "code" ? entry.language : entry.format) ?? "";
  return `.${languageOf(tag)?.extension ?? tag.slice(0, 16)}`;
}
