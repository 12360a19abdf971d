import type { ImageSize } from "./imageSize.ts";

/**
 * The logical screen, or the first frame where that is larger: browsers enlarge the screen then, so a small
 * screen must not hide a huge frame (security R8). Throws a RangeError when the file ends before its first frame.
 */
export function readGifSize(view: DataView): ImageSize | null {
  const flags = view.getUint8(10);
  // A global palette has 2 to 256 colours of three bytes.
  let at = 13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) at = afterSubBlocks(view, at + 2);
  if (view.getUint8(at) !== 0x2c) return null;
  return {
    width: Math.max(view.getUint16(6, true), view.getUint16(at + 5, true)),
    height: Math.max(view.getUint16(8, true), view.getUint16(at + 7, true)),
  };
}

function afterSubBlocks(view: DataView, from: number): number {
  let at = from;
  for (let size = view.getUint8(at); size > 0; size = view.getUint8(at)) at += size + 1;
  return at + 1;
}
