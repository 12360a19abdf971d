import { fourCharacters, type ImageSize } from "./imageSize.ts";

/** A box of the ISO base media format: its type, and where its contents are. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** True when the file's major or compatible brands name AVIF. */
export function isAvif(view: DataView): boolean {
  if (fourCharacters(view, 4) !== "ftyp") return false;
  const end = Math.min(view.getUint32(0), view.byteLength);
  for (let at = 8; at + 4 <= end; at += 4) {
    if (/^avi[fs]$/.test(fourCharacters(view, at))) return true;
  }
  return false;
}

/**
 * The size of the primary item, turned as its rotation property says. Throws a RangeError when the
 * file ends before that.
 */
export function readAvifSize(view: DataView): ImageSize | null {
  const file = { start: 0, end: view.byteLength };
  const meta = child(view, file, "meta", 0);
  const properties = meta && child(view, meta, "iprp", 4);
  const list = properties && child(view, properties, "ipco", 0);
  const links = properties && child(view, properties, "ipma", 0);
  const primary = meta && child(view, meta, "pitm", 4);
  if (!list || !links || !primary) return null;
  const item = itemId(view, primary.start + 4, view.getUint8(primary.start) > 0);
  const all = boxes(view, list.start, list.end);
  let size: ImageSize | null = null;
  let turned = false;
  for (const place of propertiesOf(view, links, item)) {
    const box = all[place - 1];
    if (box?.type === "ispe")
      size = { width: view.getUint32(box.start + 4), height: view.getUint32(box.start + 8) };
    if (box?.type === "irot") turned = (view.getUint8(box.start) & 1) === 1;
  }
  return size && turned ? { width: size.height, height: size.width } : size;
}

function itemId(view: DataView, at: number, wide: boolean): number {
  return wide ? view.getUint32(at) : view.getUint16(at);
}

/** Places, from 1, of an item's properties in the property list. */
function propertiesOf(view: DataView, links: Box, item: number): number[] {
  const wideItem = view.getUint8(links.start) > 0;
  const wideIndex = (view.getUint8(links.start + 3) & 1) === 1;
  let at = links.start + 8;
  for (let entries = view.getUint32(links.start + 4); entries > 0 && at < links.end; entries--) {
    const id = itemId(view, at, wideItem);
    at += wideItem ? 4 : 2;
    const count = view.getUint8(at++);
    const places: number[] = [];
    for (let i = 0; i < count; i++, at += wideIndex ? 2 : 1)
      places.push(wideIndex ? view.getUint16(at) & 0x7fff : view.getUint8(at) & 0x7f);
    if (id === item) return places;
  }
  return [];
}

/** The first box of this type; `skip` bytes of version and flags come before the children. */
function child(
  view: DataView,
  parent: { readonly start: number; readonly end: number },
  type: string,
  skip: number,
): Box | undefined {
  return boxes(view, parent.start + skip, parent.end).find((box) => box.type === type);
}

/** Real files have a few dozen on one level. */
const MAX_BOXES = 1000;

function boxes(view: DataView, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to && found.length < MAX_BOXES; ) {
    const short = view.getUint32(at);
    const long = short === 1;
    const size = long ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short;
    if (size < 8) break;
    const start = at + (long ? 16 : 8);
    found.push({ type: fourCharacters(view, at + 4), start, end: Math.min(at + size, to) });
    at += size;
  }
  return found;
}
