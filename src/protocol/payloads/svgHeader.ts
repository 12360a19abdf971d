import type { ImageSize } from "./imageSize.ts";

const HEAD_BYTES = 65_536;
const TAG_UNITS = 4096;

/** What browsers draw when an SVG states no size. */
const DEFAULT: ImageSize = { width: 300, height: 150 };

/**
 * The size an SVG's root element states in pixels, or that of its `viewBox`. `null` when there is no
 * root element. Only asked for when the payload itself declares SVG (security R8).
 */
export function readSvgSize(bytes: Uint8Array): ImageSize | null {
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES));
  const at = head.search(/<svg[\s/>]/);
  if (at < 0) return null;
  const tag = head.slice(at, at + TAG_UNITS).split(">", 1)[0] ?? "";
  const box = /\sviewBox\s*=\s*["']([^"']*)/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box ?? [];
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 0;
  const width = pixels(tag, "width");
  const height = pixels(tag, "height");
  if (width && height) return rounded(width, height);
  if (!ratio) return rounded(width || DEFAULT.width, height || DEFAULT.height);
  if (width) return rounded(width, width / ratio);
  return height ? rounded(height * ratio, height) : rounded(boxWidth, boxHeight);
}

/** 0 for a percentage or a unit of paper: the view box says more about pixels. */
function pixels(tag: string, name: string): number {
  const match = new RegExp(`\\s${name}\\s*=\\s*["']\\s*([\\d.]+)(?:px)?\\s*["']`).exec(tag);
  const value = Number(match?.[1]);
  return value > 0 && value < Number.POSITIVE_INFINITY ? value : 0;
}

function rounded(width: number, height: number): ImageSize {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
