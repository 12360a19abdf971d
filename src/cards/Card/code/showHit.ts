import { screenScale } from "../../shared/screenScale.ts";

/** Scrolls sideways to the hit that the reader is at, as little as possible; `false` while it is not mounted. */
export function showHit(scroller: HTMLElement): boolean {
  const hit = scroller.querySelector("[data-slot=find-hit][data-current]");
  if (!hit) return false;
  const box = scroller.getBoundingClientRect();
  const { left, right } = hit.getBoundingClientRect();
  const scale = screenScale(scroller);
  // The numbers cover the start of the box.
  const start = box.left + GUTTER * scale;
  if (left < start) scroller.scrollLeft -= (start - left) / scale + ROOM;
  else if (right > box.right) scroller.scrollLeft += (right - box.right) / scale + ROOM;
  return true;
}

/** Pixels: wide enough for any line number. */
const GUTTER = 72;
/** Pixels of text kept beside a hit. */
const ROOM = 40;
