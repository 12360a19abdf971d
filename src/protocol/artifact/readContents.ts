import { isRecord, own, scalar } from "../safety/record.ts";
import { readRecord } from "./decodeWire.ts";

/** What the content records of an ellmer result hold. */
export interface Contents {
  readonly texts: readonly string[];
  readonly images: readonly { readonly mime: unknown; readonly b64: unknown }[];
}

/** Reads one ellmer content record or a list of them (contracts 3.21); `null` when `x` is neither. */
export function readContents(x: unknown): Contents | null {
  const records = [x].flat().map((item) => isRecord(item) && readRecord(item));
  if (records.length === 0 || records.includes(false) || records.includes(null)) return null;
  const texts: string[] = [];
  const images: { mime: unknown; b64: unknown }[] = [];
  for (const record of records) {
    const [text, mime, b64] = ["text", "type", "data"].map((key) => scalar(own(record, key)));
    if (typeof text === "string" && text !== "") texts.push(text);
    if (typeof mime === "string" && mime.startsWith("image/")) images.push({ mime, b64 });
  }
  return { texts, images };
}
