import type { FileEntry } from "../../protocol/payloads/entry.ts";
import { readImageHeader } from "../../protocol/payloads/imageHeader.ts";
import { bareMime } from "../shared/fileIcons/mimeFamily.ts";
import type { Limits } from "../shared/limits.ts";
import { fileExtension } from "./fileKind.ts";

/** Formats that have no header we read, under the type they need to be drawn. */
const DECLARED: ReadonlyMap<string, string> = new Map([
  ["svg", "image/svg+xml"],
  ["bmp", "image/bmp"],
  ["ico", "image/x-icon"],
]);
const DECLARED_MIME: ReadonlySet<string> = new Set([
  ...DECLARED.values(),
  "image/vnd.microsoft.icon",
]);

function declaredType(blob: Blob, entry: FileEntry): string | undefined {
  const types = [blob.type, entry.mime].map(bareMime);
  return types.find((type) => DECLARED_MIME.has(type)) ?? DECLARED.get(fileExtension(entry.name));
}

/**
 * The bytes of a delivered image under the type that they are (security R8): known by their signature, their
 * size in bytes and pixels within the limits; SVG and icons only where something declares them, for an
 * `<img>` alone. `null` for anything else.
 */
export async function imageBlob(
  blob: Blob,
  entry: FileEntry,
  limits: Limits,
): Promise<Blob | null> {
  if (blob.size > limits.imageBytes) return null;
  const header = readImageHeader(new Uint8Array(await blob.arrayBuffer()));
  if (header === null) {
    const type = declaredType(blob, entry);
    return type === undefined ? null : blob.slice(0, blob.size, type);
  }
  const { width, height } = header.size ?? { width: 0, height: 0 };
  const fits = Math.max(width, height) <= limits.imageSide && width * height <= limits.imagePixels;
  return fits && header.size !== null ? blob.slice(0, blob.size, header.mime) : null;
}
