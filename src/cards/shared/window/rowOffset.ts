/** A place in the text of a list of rows. */
export interface RowPoint {
  readonly row: number;
  /** UTF-16 units from the start of the row's text. */
  readonly offset: number;
}

/**
 * Finds the place in the source that a point of the page shows. Rows are elements with `data-row`; their text is in
 * `[data-row-text]`, or all of the row. A mark of hidden characters counts as the characters it stands for.
 *
 * @param textLength UTF-16 units of the row's source text.
 * @returns `null` when the point is in no row.
 */
export function rowPointOf(
  node: Node,
  offset: number,
  textLength: (row: number) => number,
): RowPoint | null {
  const element = node instanceof Element ? node : node.parentElement;
  const row = element?.closest<HTMLElement>("[data-row]");
  if (!row) return null;
  const index = Number(row.dataset.row);
  const length = textLength(index);
  const box = row.querySelector("[data-row-text]") ?? row;
  if (!box.contains(node) || box === node) {
    const isBefore = box === node ? offset === 0 : precedes(node, offset, box);
    return { row: index, offset: isBefore ? 0 : length };
  }
  const until = unitsBefore(box, node, offset);
  return { row: index, offset: Math.min(until, length) };
}

function precedes(node: Node, offset: number, box: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(box);
  return range.comparePoint(node, offset) < 0;
}

/** Units of source text shown in `box` before a point inside it. */
function unitsBefore(box: Element, node: Node, offset: number): number {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let units = 0;
  let mark: Element | null = null;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const inMark = text.parentElement?.closest("[data-units]") ?? null;
    const isAt = text === node;
    if (!isAt && isAfter(text, node, offset)) break;
    if (!inMark) units += isAt ? offset : (text.nodeValue?.length ?? 0);
    else if (inMark !== mark && !(isAt && offset === 0))
      units += Number(inMark.getAttribute("data-units"));
    mark = inMark;
    if (isAt) break;
  }
  return units;
}

/** Whether a text comes after a point that is the `offset`-th child of an element. */
function isAfter(text: Node, node: Node, offset: number): boolean {
  const child = node.childNodes[offset];
  if (child)
    return (
      text === child ||
      child.contains(text) ||
      (child.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    );
  const position = node.compareDocumentPosition(text);
  return (
    (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    (position & Node.DOCUMENT_POSITION_CONTAINED_BY) === 0
  );
}
