import { mimeOfName } from "./mimeOfName.ts";

/** How much of a file {@link contentType} wants to see. */
export const HEAD_BYTES = 512;

const OPAQUE = "application/octet-stream";

// Of these, a browser that ignored every header would still run nothing but show text.
const TEXT_TYPES: ReadonlySet<string | undefined> = new Set([
  "application/json",
  "application/x-ndjson",
  "application/yaml",
  "text/csv",
  "text/markdown",
  "text/plain",
  "text/tab-separated-values",
]);

/**
 * The type a file is served with (security S6): raster images, PDF and SVG by their signature, text by name and
 * bytes, everything else opaque. Never a type that a browser runs on its own origin, never one from metadata.
 * An SVG has its type because `<img>` shows it under no other.
 */
export function contentType(name: string, head: Uint8Array): string {
  const signed = signature(head);
  if (signed) return signed;
  const guess = mimeOfName(name);
  if (guess !== "image/svg+xml" && !TEXT_TYPES.has(guess)) return OPAQUE;
  const text = readText(head);
  if (text === null) return OPAQUE;
  if (guess === "image/svg+xml") return opensSvg(text) ? guess : OPAQUE;
  return "text/plain; charset=utf-8";
}

function signature(head: Uint8Array): string | null {
  const latin = Buffer.from(head.subarray(0, 16)).toString("latin1");
  if (latin.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (latin.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (latin.startsWith("GIF87a") || latin.startsWith("GIF89a")) return "image/gif";
  if (latin.startsWith("RIFF") && latin.slice(8, 12) === "WEBP") return "image/webp";
  if (latin.slice(4, 8) === "ftyp" && /^avi[fs]$/.test(latin.slice(8, 12))) return "image/avif";
  return latin.startsWith("%PDF-") ? "application/pdf" : null;
}

/** The head as UTF-8 text, or `null` for bytes that are not. A character cut off by the end of the head is fine. */
function readText(head: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true });
    for (let i = 0; i < text.length; i++) if (isBinary(text.charCodeAt(i))) return null;
    return text;
  } catch {
    return null;
  }
}

// Tab to carriage return are text; escape opens the colours of a terminal log.
function isBinary(code: number): boolean {
  return (code < 32 && (code < 9 || code > 13) && code !== 27) || code === 127;
}

/** Whether the first element is `<svg`, after a declaration, a doctype and comments. */
function opensSvg(text: string): boolean {
  let rest = text.trimStart();
  while (rest.startsWith("<?") || rest.startsWith("<!")) {
    const close = rest.startsWith("<!--") ? "-->" : ">";
    const end = rest.indexOf(close);
    if (end < 0) return false;
    rest = rest.slice(end + close.length).trimStart();
  }
  return /^<svg[\s>/]/.test(rest);
}
