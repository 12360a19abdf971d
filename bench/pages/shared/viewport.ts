/** Rows are looked for below this, in pixels: a header may stay at the top of the viewport. */
export const HEADER = 48;
/** Places looked at in every line, from the left: gutters, short lines and indents differ. */
const COLUMNS = [4, 20, 60, 90, 130, 180, 240, 320, 450];
const STEP = 12;
/** Higher than this is no row but what holds rows. */
const ROW_HEIGHT = 120;

/** The element of `root` that scrolls the most, in shadow trees too. */
export function findScroller(root: ParentNode): HTMLElement | null {
  const all = elementsBelow(root).filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement &&
      element.scrollHeight > element.clientHeight + 20 &&
      element.clientHeight > 100 &&
      /auto|scroll/.test(getComputedStyle(element).overflowY),
  );
  return all.sort((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? null;
}

/** Every element below `root`, shadow trees included. */
export function elementsBelow(root: ParentNode): Element[] {
  return [...root.querySelectorAll("*")].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsBelow(element.shadowRoot)] : [element],
  );
}

/** Whether any text is in view; `below` leaves out a header that may come before the rows, in pixels. */
export function showsText(viewport: Element, below = 0): boolean {
  const { left, top } = viewport.getBoundingClientRect();
  return hasText(left, top + below, window.innerHeight);
}

/** Whether no row shows any text in one of the viewport's thirds. */
export function isBlank(viewport: Element): boolean {
  const { left, top, bottom } = viewport.getBoundingClientRect();
  const start = top + HEADER;
  const third = (Math.min(bottom, window.innerHeight) - start) / 3;
  return [0, 1, 2].some((at) => !hasText(left, start + at * third, start + (at + 1) * third));
}

function hasText(left: number, from: number, to: number): boolean {
  for (let y = from + 2; y < to; y += STEP) {
    if (COLUMNS.some((x) => isRowText(deepest(left + x, y)))) return true;
  }
  return false;
}

function isRowText(element: Element | null): boolean {
  if (!element || element.getBoundingClientRect().height > ROW_HEIGHT) return false;
  return (element.textContent ?? "").trim() !== "";
}

function deepest(x: number, y: number): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element;
}

/** Whether the text of the first screen has the colours of a syntax. */
export function isColoured(viewport: Element): boolean {
  const { left, top } = viewport.getBoundingClientRect();
  const colours = new Set<string>();
  for (let y = top + HEADER; y < top + 400; y += STEP) {
    for (const x of COLUMNS) {
      const element = deepest(left + x, y);
      if (element && isRowText(element)) colours.add(getComputedStyle(element).color);
    }
  }
  // Line numbers and plain text make two.
  return colours.size > 3;
}
