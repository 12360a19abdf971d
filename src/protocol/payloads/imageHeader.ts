import { isAvif, readAvifSize } from "./avifHeader.ts";
import { readGifSize } from "./gifHeader.ts";
import { fourCharacters, type ImageSize } from "./imageSize.ts";
import { readJpegSize } from "./jpegHeader.ts";

/** What a picture's own bytes say. `size` is `null` when its header is cut off or broken. */
export interface ImageHeader {
  readonly mime: string;
  readonly size: ImageSize | null;
}

/**
 * Recognises png, jpeg, gif, webp and avif by their signature and reads the size from the header,
 * without decoding a pixel (security R8). `null` for anything else.
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (const { mime, matches, readSize } of FORMATS) {
    if (!attempt(() => matches(view))) continue;
    return { mime, size: attempt(() => readSize(view)) };
  }
  return null;
}

/** Reading past the end of a truncated file throws a RangeError: there is no answer then. */
function attempt<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

interface Format {
  readonly mime: string;
  matches(view: DataView): boolean;
  readSize(view: DataView): ImageSize | null;
}

const FORMATS: readonly Format[] = [
  {
    mime: "image/png",
    matches: (view) => view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a,
    readSize: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  },
  {
    mime: "image/jpeg",
    matches: (view) => view.getUint16(0) === 0xffd8 && view.getUint8(2) === 0xff,
    readSize: readJpegSize,
  },
  {
    mime: "image/gif",
    matches: (view) => fourCharacters(view, 0) === "GIF8",
    readSize: readGifSize,
  },
  {
    mime: "image/webp",
    matches: (view) => fourCharacters(view, 0) === "RIFF" && fourCharacters(view, 8) === "WEBP",
    readSize: webpSize,
  },
  { mime: "image/avif", matches: isAvif, readSize: readAvifSize },
];

function webpSize(view: DataView): ImageSize | null {
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (fourCharacters(view, 12)) {
    case "VP8 ":
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case "VP8L": {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return null;
  }
}
