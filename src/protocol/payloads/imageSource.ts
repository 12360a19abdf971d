import { isRecord, scalar } from "../safety/record.ts";
import { decodeBase64 } from "./base64.ts";
import { firstField, textField } from "./fields.ts";

/** The bytes of one image entry, or why there are none. `declared` is a well-formed image type or `""`. */
export type ImageSource = { readonly declared: string } & (
  | { readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly failed: "invalid" | "missing" }
  | { readonly failed: "too-heavy"; readonly size: number }
  | { readonly failed: "remote"; readonly address: string }
);

/** Where an entry keeps its data, its type and its address (contracts 3.15). */
export const DATA_FIELDS = ["b64", "data", "base64"] as const;
export const TYPE_FIELDS = ["mime", "mimeType", "type"] as const;
export const ADDRESS_FIELDS = ["src", "url"] as const;

/**
 * Finds and decodes the data of one entry of `images`: base64, a data URI, lines of base64, bytes, or
 * SVG source as text. A remote `src` is never followed (security R6). The length is checked before
 * anything is decoded (R8).
 */
export function readImageSource(entry: unknown, maxBytes: number): ImageSource {
  const fields = isRecord(entry) ? entry : { b64: entry };
  const declared = imageMime(textField(fields, ...TYPE_FIELDS));
  const data = scalar(firstField(fields, ...DATA_FIELDS));
  if (data instanceof Uint8Array) return checked(new Uint8Array(data), declared, maxBytes);
  const address = textField(fields, ...ADDRESS_FIELDS).trim();
  // Base64 is a third longer, its line breaks make it a few hundredths longer still.
  const maxUnits = maxBytes * 1.5 + 1024;
  const text = joined(data, maxUnits).trim() || address;
  if (text === "") return { failed: "missing", declared };
  if (text.length > maxUnits)
    return { failed: "too-heavy", declared, size: Math.floor((text.length * 3) / 4) };
  const uri = /^data:/i.test(text) ? splitDataUri(text) : null;
  if (text === address && !uri) return { failed: "remote", declared, address };
  const mime = declared || imageMime(uri?.mime ?? "");
  const bytes = uri ? uri.decode() : decodeData(text, mime);
  return bytes ? checked(bytes, mime, maxBytes) : { failed: "invalid", declared: mime };
}

function checked(bytes: Uint8Array<ArrayBuffer>, declared: string, maxBytes: number): ImageSource {
  const size = bytes.byteLength;
  if (size === 0) return { failed: "missing", declared };
  return size > maxBytes ? { failed: "too-heavy", declared, size } : { bytes, declared };
}

/** `png`, `IMAGE/PNG` and `image/png; q=1` are `image/png`; `""` for what is no image type. */
function imageMime(text: string): string {
  const bare = (text.split(";", 1)[0] ?? "").trim().toLowerCase();
  const mime = bare.includes("/") ? bare : `image/${bare}`;
  if (mime === "image/svg") return "image/svg+xml";
  return /^image\/[a-z0-9.+-]{1,40}$/.test(mime) ? mime : "";
}

/** One text, or lines of base64, as Jupyter splits them: joined no further than it takes to see that they are too many. */
function joined(data: unknown, maxUnits: number): string {
  let text = "";
  for (const line of Array.isArray(data) ? data : [data]) {
    if (typeof line === "string") text += line;
    if (text.length > maxUnits) break;
  }
  return text;
}

/** SVG is text in many tools: its source may stand where base64 is expected. */
function decodeData(text: string, mime: string): Uint8Array<ArrayBuffer> | null {
  const isSource = mime === "image/svg+xml" && text.startsWith("<");
  return isSource ? new TextEncoder().encode(text) : decodeBase64(text);
}

function splitDataUri(uri: string) {
  const comma = uri.indexOf(",");
  const head = uri.slice("data:".length, Math.max(comma, 0)).toLowerCase();
  const decode = (): Uint8Array<ArrayBuffer> | null => {
    const body = uri.slice(comma + 1);
    if (comma < 0) return null;
    return /;\s*base64\s*$/.test(head) ? decodeBase64(body) : percentDecoded(body);
  };
  return { mime: head.split(";", 1)[0] ?? "", decode };
}

function percentDecoded(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new TextEncoder().encode(decodeURIComponent(text));
  } catch {
    return null;
  }
}
