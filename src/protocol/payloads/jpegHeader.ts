import type { ImageSize } from "./imageSize.ts";

const EXIF = 0x45786966;
const ORIENTATION = 0x0112;

/**
 * Walks a JPEG's segments to its frame header; an EXIF orientation that lays the picture on its side
 * swaps width and height. Throws a RangeError when the file ends before that.
 */
export function readJpegSize(view: DataView): ImageSize | null {
  let onSide = false;
  for (let at = 2; view.getUint8(at) === 0xff; ) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const width = view.getUint16(at + 7);
      const height = view.getUint16(at + 5);
      return onSide ? { width: height, height: width } : { width, height };
    }
    const length = view.getUint16(at + 2);
    if (marker === 0xe1 && view.getUint32(at + 4) === EXIF)
      onSide = exifOrientation(view, at + 10, at + 2 + length) >= 5;
    at += 2 + length;
  }
  return null;
}

/** SOF0 to SOF15, without the three codes in between that mean something else. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** 1 when there is none: broken metadata must not cost the picture. */
function exifOrientation(view: DataView, tiff: number, end: number): number {
  if (tiff + 8 > Math.min(end, view.byteLength)) return 1;
  const little = view.getUint16(tiff) === 0x4949;
  const first = tiff + view.getUint32(tiff + 4, little) + 2;
  for (let at = first; at + 12 <= Math.min(end, view.byteLength); at += 12) {
    if (view.getUint16(at, little) === ORIENTATION) return view.getUint16(at + 8, little);
  }
  return 1;
}
