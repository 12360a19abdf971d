import type { Labels } from "../../locales/labels.ts";
import type { LineEnds } from "../Card/readCode.ts";

interface CodeMeta {
  readonly meta: string;
  readonly metaShort?: string;
}

/** Language, lines, and line ends that are not LF. A narrow card has room for the lines only. */
export function codeMeta(
  total: number,
  lineEnds: LineEnds,
  language: string,
  labels: Labels,
): CodeMeta {
  const lines = total > 0 ? labels.lines(total) : "";
  const ends = lineEnds === "mixed" ? labels.mixedLineEnds : lineEnds === "LF" ? "" : lineEnds;
  const meta = [language, lines, ends].filter(Boolean).join(" · ");
  return lines === "" ? { meta } : { meta, metaShort: lines };
}
