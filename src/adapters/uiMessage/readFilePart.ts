import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import type { PlainRecord } from "../../protocol/safety/record.ts";
import { envelope } from "../shared/contentBlocks.ts";
import { ownText } from "../shared/ownText.ts";

/** A picture in a data URL, the parts that matter. The bytes decide later what it is (security R8). */
const PICTURE = /^data:image\/[\w.+-]+(?:;[\w=.+-]+)*;base64,/i;

/**
 * What a `file` part or chunk shows: a picture that it carries, a link, else its name and type. A data URL of any
 * other type is not handed on (security R9).
 * @param part a snapshot
 */
export function readFilePart(part: PlainRecord): ToolResultFields & { readonly title: string } {
  const url = ownText(part, "url") ?? "";
  const mime = ownText(part, "mediaType") ?? "";
  const title = ownText(part, "filename") || mime || "file";
  const head = PICTURE.exec(url)?.[0];
  if (head !== undefined) {
    const images = [{ mime, b64: url.slice(head.length) }];
    return { title, value: `[${title}]`, artifact: envelope("image", { images }) };
  }
  if (/^data:/i.test(url)) return { title, value: `[${title}]` };
  const artifacts = [{ ok: true, type: "url", url, title }];
  return {
    title,
    value: `${title} (${url})`,
    artifact: envelope("files", { artifacts }),
    metadata: { artifacts },
  };
}
