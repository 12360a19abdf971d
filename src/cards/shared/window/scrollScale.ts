/**
 * Tallest content that a browser is given. Firefox stops scrolling at about 17.9 million pixels and Chromium at
 * 33.5 million; far below both, positions stay exact.
 */
export const MAX_SCROLL = 8_000_000;

/** A place along one axis: what the browser's scroll bar says, and which pixel of the rows is at the top. */
export interface Place {
  /** `scrollTop` of the element, or the distance scrolled sideways. */
  readonly scroll: number;
  /** Pixel of the rows at the start of the view. Equals `scroll` as long as the rows fit {@link MAX_SCROLL}. */
  readonly offset: number;
}

/** Lengths along one axis in pixels. */
export interface Extents {
  /** What all rows take. */
  readonly rows: number;
  /** What is in view. */
  readonly view: number;
}

export const START: Place = { scroll: 0, offset: 0 };

/** Pixels that the browser scrolls through for these rows. */
export function scrollLength(rows: number): number {
  return Math.min(rows, MAX_SCROLL);
}

/** Whether the rows are taller than what the browser scrolls through. */
export function isScaled({ rows }: Extents): boolean {
  return rows > MAX_SCROLL;
}

/** Last place of the scroll bar and of the rows. */
function ends({ rows, view }: Extents): Place {
  return {
    scroll: Math.max(0, scrollLength(rows) - view),
    offset: Math.max(0, rows - view),
  };
}

/** Pixels at both ends that are never scaled, so that a wheel comes to the ends as it does in any list. */
const UNSCALED = 200_000;

/** The place at which a pixel of the rows is at the start of the view, or as near to it as the rows allow. */
export function placeAt(offset: number, extents: Extents): Place {
  const end = ends(extents);
  const kept = Math.max(0, Math.min(offset, end.offset));
  if (!isScaled(extents)) return { scroll: kept, offset: kept };
  return { scroll: Math.round(scaled(kept, end.offset, end.scroll)), offset: kept };
}

/** Moves a pixel from a length to another one: in proportion, but for the ends. */
function scaled(px: number, from: number, to: number): number {
  if (px <= UNSCALED) return px;
  if (px >= from - UNSCALED) return to - (from - px);
  return UNSCALED + ((px - UNSCALED) / (from - 2 * UNSCALED)) * (to - 2 * UNSCALED);
}

/**
 * The place after the browser has scrolled. Where rows are scaled, short ways are taken pixel by pixel, as a wheel
 * means them, and long ones in proportion, as the thumb of a scroll bar means them. The first and the last pixel
 * of the bar are the first and the last row; a short way that runs out of bar before it runs out of rows is put
 * back in proportion, so `scroll` may differ from what was passed: set it then.
 */
export function afterScroll(from: Place, scroll: number, extents: Extents): Place {
  if (!isScaled(extents)) return { scroll, offset: scroll };
  const end = ends(extents);
  const way = scroll - from.scroll;
  if (Math.abs(way) > 2 * extents.view)
    return { scroll, offset: scaled(scroll, end.scroll, end.offset) };
  const offset = Math.max(0, Math.min(from.offset + way, end.offset));
  const atEnd = scroll <= 0 || scroll >= end.scroll;
  const done = offset <= 0 || offset >= end.offset;
  return atEnd || done ? placeAt(offset, extents) : { scroll, offset };
}
