/**
 * Pixels of the screen that one pixel of an element's own layout takes: 1, unless the host zooms or scales what is around it
 * (CSS `zoom`, `transform`, a dialog that grows in). `getBoundingClientRect` and pointers speak of the screen; `scrollTop`,
 * `clientWidth` and lengths in CSS of the layout. 1 where nothing is laid out.
 */
export function screenScale(node: HTMLElement): number {
  const own = node.offsetWidth;
  const shown = node.getBoundingClientRect().width;
  // The one is a whole number, the other is not.
  return own > 0 && Math.abs(shown - own) >= 1 ? shown / own : 1;
}

/** A length on the screen as one of the layout. Dividing leaves crumbs: what is nearly whole is whole. */
export function layoutPixels(px: number, scale: number): number {
  if (scale === 1) return px;
  const own = px / scale;
  const whole = Math.round(own);
  return Math.abs(own - whole) < CRUMBS ? whole : own;
}

/** A browser's own rounding, and that of `offsetWidth`. */
const CRUMBS = 0.1;
