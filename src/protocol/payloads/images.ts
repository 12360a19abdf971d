import { isRecord, own, type PlainRecord } from "../safety/record.ts";
import { safeUrl } from "../safety/safeUrl.ts";
import { snapshot } from "../safety/snapshot.ts";
import { firstField } from "./fields.ts";
import { readImageHeader } from "./imageHeader.ts";
import {
  ADDRESS_FIELDS,
  DATA_FIELDS,
  type ImageSource,
  readImageSource,
  TYPE_FIELDS,
} from "./imageSource.ts";
import { readSvgSize } from "./svgHeader.ts";

/**
 * One image of a payload: its bytes under the type its signature says, and its size as shown; or why it
 * is not shown. `missing`: no data; `invalid`: no image, or a broken header; `unsupported`: declared as
 * an image type we do not show; `too-large`: pixels; `too-heavy`: bytes, or past what the set may hold;
 * `remote`: only an address, in `url` when it may be linked (security R7).
 */
export type ImageItem =
  | {
      readonly ok: true;
      readonly mime: string;
      readonly bytes: Uint8Array<ArrayBuffer>;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly ok: false;
      readonly reason: "invalid" | "unsupported" | "too-large" | "too-heavy" | "remote" | "missing";
      readonly mime?: string;
      readonly width?: number;
      readonly height?: number;
      /** Bytes. */
      readonly size?: number;
      readonly url?: string;
    };

/** What {@link readImages} may spend (security section 6). */
export interface ImageBudget {
  /** Bytes of one image. */
  readonly imageBytes: number;
  /** Pixels of one side. */
  readonly imageSide: number;
  /** Pixels of one image. */
  readonly imagePixels: number;
  /** Pixels of the whole set. */
  readonly imagesPixels: number;
  /** Entries whose data is looked at. */
  readonly images: number;
}

const SVG = "image/svg+xml";
const KNOWN = new Set([
  SVG,
  "image/png",
  "image/jpeg",
  "image/jpg",
  "image/gif",
  "image/webp",
  "image/avif",
]);

/**
 * Reads the images of a payload, in order: an array of objects, one object, texts, or columns
 * (contracts 3.15, 3.16). Bytes, not the declared type, say what an image is; SVG counts only where it
 * is declared (security R8). One bad image never costs the others; never throws.
 */
export function readImages(payload: unknown, budget: ImageBudget): readonly ImageItem[] {
  let pixels = budget.imagesPixels;
  let left = budget.images;
  return listImages(snapshot(payload)).map((entry): ImageItem => {
    if (left <= 0) return { ok: false, reason: "too-heavy" };
    const item = readImage(entry, budget);
    // Broken data costs as much as a picture does; an address or nothing costs nothing.
    if (item.ok || (item.reason !== "remote" && item.reason !== "missing")) left -= 1;
    if (!item.ok) return item;
    const { mime, width, height, bytes } = item;
    if (width * height > pixels)
      return { ok: false, reason: "too-heavy", mime, width, height, size: bytes.byteLength };
    pixels -= width * height;
    return item;
  });
}

function readImage(entry: unknown, budget: ImageBudget): ImageItem {
  const source = readImageSource(entry, budget.imageBytes);
  if (!("bytes" in source)) return failure(source);
  const { bytes, declared } = source;
  const header =
    readImageHeader(bytes) ?? (declared === SVG ? { mime: SVG, size: readSvgSize(bytes) } : null);
  const mime = header?.mime ?? declared;
  const named = mime ? { mime } : {};
  if (!header) {
    const reason = declared === "" || KNOWN.has(declared) ? "invalid" : "unsupported";
    return { ok: false, reason, ...named };
  }
  const { width, height } = header.size ?? { width: 0, height: 0 };
  if (width < 1 || height < 1) return { ok: false, reason: "invalid", mime };
  if (Math.max(width, height) > budget.imageSide || width * height > budget.imagePixels)
    return { ok: false, reason: "too-large", mime, width, height, size: bytes.byteLength };
  return { ok: true, mime, bytes, width, height };
}

function failure(source: Exclude<ImageSource, { bytes: unknown }>): ImageItem {
  const { failed: reason, declared } = source;
  const named = declared ? { mime: declared } : {};
  if (source.failed === "too-heavy") return { ok: false, reason, size: source.size, ...named };
  const url = source.failed === "remote" ? safeUrl(source.address) : null;
  return { ok: false, reason, ...named, ...(url === null ? {} : { url }) };
}

function listImages(payload: unknown): readonly unknown[] {
  const images = isRecord(payload) ? own(payload, "images") : payload;
  if (Array.isArray(images)) return images;
  if (typeof images === "string") return [images];
  if (isRecord(images)) return hasImage(images) ? rowsOf(images) : namedImages(images);
  return isRecord(payload) && hasImage(payload) ? rowsOf(payload) : [];
}

function hasImage(x: PlainRecord): boolean {
  return firstField(x, ...DATA_FIELDS, ...ADDRESS_FIELDS) !== undefined;
}

/** A named R list: `{"plot": {mime, b64}, ...}`. */
function namedImages(x: PlainRecord): readonly unknown[] {
  const entries = Object.values(x);
  return entries.every((entry) => isRecord(entry) && hasImage(entry)) ? entries : [];
}

/** `{mime: [..], b64: [..]}` is a list by columns; other arrays are boxes, or lines of base64. */
function rowsOf(x: PlainRecord): readonly unknown[] {
  const fields = [...DATA_FIELDS, ...TYPE_FIELDS, ...ADDRESS_FIELDS].flatMap((name) => {
    const value = firstField(x, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const columns = fields.flatMap(([, value]) => (Array.isArray(value) ? [value.length] : []));
  const length = Math.max(0, ...columns);
  if (length < 2 || columns.some((column) => column !== length)) return [x];
  return Array.from({ length }, (_, row) =>
    Object.fromEntries(
      fields.map(([name, value]) => [name, Array.isArray(value) ? value[row] : value]),
    ),
  );
}
