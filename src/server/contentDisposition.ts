import { safeFilename } from "../protocol/safety/safeFilename.ts";

/**
 * A `Content-Disposition` that makes a browser download and never show (security S6): an ASCII `filename` for old
 * clients and RFC 8187 `filename*` for all others. Both are plain ASCII whatever the name holds, so that neither
 * a line break nor a quote can end the header.
 */
export function contentDisposition(name: string): string {
  const safe = safeFilename(name);
  // Some clients decode %XX in the plain form.
  const ascii = safe.replace(/[^\x20-\x7e]|["\\%]/gu, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(safe)}`;
}

function encodeExtended(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
