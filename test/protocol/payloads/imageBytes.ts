/** Headers of pictures, made byte by byte: enough to be recognised and measured, not to be drawn. */

const ascii = (text: string): number[] => [...text].map((char) => char.charCodeAt(0));
const u16 = (n: number): number[] => [(n >> 8) & 255, n & 255];
const u32 = (n: number): number[] => [(n >>> 24) & 255, (n >> 16) & 255, (n >> 8) & 255, n & 255];
const le16 = (n: number): number[] => u16(n).reverse();
const le24 = (n: number): number[] => u32(n).reverse().slice(0, 3);
const le32 = (n: number): number[] => u32(n).reverse();

export const png = (width: number, height: number): Uint8Array =>
  Uint8Array.from([
    ...[0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a],
    ...[...u32(13), ...ascii("IHDR"), ...u32(width), ...u32(height), 8, 2, 0, 0, 0],
  ]);

/** The screen, a palette of four colours, a comment, and a first frame. */
export const gif = (width: number, height: number, frame = [width, height]): Uint8Array =>
  Uint8Array.from([
    ...[...ascii("GIF89a"), ...le16(width), ...le16(height), 0x81, 0, 0, ...Array(12).fill(0)],
    ...[0x21, 0xfe, 3, 1, 2, 3, 1, 9, 0],
    ...[0x2c, 0, 0, 0, 0, ...le16(frame[0] ?? 0), ...le16(frame[1] ?? 0), 0],
  ]);

const tiff = (orientation: number, little: boolean): number[] => {
  const [short, long] = little ? [le16, le32] : [u16, u32];
  const entry = (tag: number, value: number): number[] => [
    ...[...short(tag), ...short(3), ...long(1), ...short(value), 0, 0],
  ];
  return [
    ...ascii(little ? "II" : "MM"),
    ...[...short(42), ...long(8), ...short(2), ...entry(0x0100, 7), ...entry(0x0112, orientation)],
  ];
};

/** With fill bytes before a marker, a Huffman table before the frame, and an orientation when asked for. */
export const jpeg = (
  width: number,
  height: number,
  { orientation, little = true }: { orientation?: number; little?: boolean } = {},
): Uint8Array => {
  const exif = orientation ? [...ascii("Exif"), 0, 0, ...tiff(orientation, little)] : [];
  const segment = (marker: number, body: readonly number[]): number[] => [
    ...[0xff, marker, ...u16(body.length + 2), ...body],
  ];
  return Uint8Array.from([
    ...[0xff, 0xd8],
    ...(orientation ? segment(0xe1, exif) : segment(0xe0, ascii("JFIF\0"))),
    ...[0xff, 0xff, ...segment(0xc4, [0, 1, 2]).slice(0)],
    ...segment(0xc2, [8, ...u16(height), ...u16(width), 3]),
  ]);
};

const riff = (chunk: string, body: readonly number[]): Uint8Array =>
  Uint8Array.from([
    ...[...ascii("RIFF"), ...le32(body.length + 12), ...ascii("WEBP"), ...ascii(chunk)],
    ...[...le32(body.length), ...body],
  ]);

export const webp = {
  lossy: (width: number, height: number): Uint8Array =>
    riff("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, ...le16(width), ...le16(height)]),
  lossless: (width: number, height: number): Uint8Array =>
    riff("VP8L", [0x2f, ...le32(width - 1 + (height - 1) * 0x4000)]),
  extended: (width: number, height: number): Uint8Array =>
    riff("VP8X", [0, 0, 0, 0, ...le24(width - 1), ...le24(height - 1)]),
};

const box = (type: string, ...body: readonly number[][]): number[] => [
  ...[...u32(8 + body.flat().length), ...ascii(type), ...body.flat()],
];

/** A small auxiliary item comes first, so that only the primary item's own properties are right. */
export const avif = (
  width: number,
  height: number,
  quarterTurns = 0,
  brand = "avif",
): Uint8Array => {
  const full = u32(0);
  const size = (w: number, h: number): number[] => box("ispe", full, u32(w), u32(h));
  const properties = box("ipco", size(7, 5), size(width, height), box("irot", [quarterTurns]));
  const links = box("ipma", full, u32(2), u16(1), [1, 0x81], u16(2), [2, 0x82, 0x83]);
  const meta = box(
    "meta",
    full,
    box("hdlr", full),
    box("pitm", full, u16(2)),
    box("iprp", properties, links),
  );
  return Uint8Array.from([...box("ftyp", ascii("mif1"), full, ascii(`miaf${brand}`)), ...meta]);
};

export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64");
