import type { NaturalWidth } from "./fitWidths.ts";

/** Padding of a cell, and what browsers round away. */
const PADDING = 25;
/** The sort arrow beside a name, with its gap. */
const ARROW = 16;
const LEAST = 64;
/** Rows that are measured: those in view. */
const SAMPLE = 20;

let context: CanvasRenderingContext2D | null | undefined;

/**
 * What each column of a mounted table needs, measured on the text itself: far cheaper than letting the browser lay the
 * table out for it. `null` where text cannot be measured.
 */
export function measureColumns(table: HTMLTableElement): readonly NaturalWidth[] | null {
  context ??= document.createElement("canvas").getContext?.("2d") ?? null;
  const names = table.tHead?.rows[0]?.cells;
  const body = table.tBodies[0]?.rows;
  if (!context || !names || !body) return null;
  const widths = [...names].map((cell) => ({ px: LEAST, gives: hasGiving(cell) }));
  const take = (cell: Element, at: number, more: number): void => {
    const column = widths[at];
    if (!column || !context) return;
    column.gives ||= hasGiving(cell);
    const px = context.measureText(textOf(cell)).width + PADDING + more;
    column.px = Math.max(column.px, Math.ceil(px));
  };
  const use = (cell: Element | undefined): void => {
    if (cell && context) context.font = getComputedStyle(cell).font;
  };
  use(names[names.length - 1]);
  for (const [at, cell] of [...names].entries())
    take(cell, at, cell.querySelector("button") ? ARROW : 0);
  use(body[0]?.cells[body[0].cells.length - 1]);
  for (const row of [...body].slice(0, SAMPLE)) {
    if (row.dataset["row"] === undefined) continue;
    for (const [at, cell] of [...row.cells].entries()) take(cell, at, 0);
  }
  return widths;
}

const hasGiving = (cell: Element): boolean => cell.querySelector(".ac-give") !== null;

/** Figures are drawn in one width, that of a nought. */
function textOf(cell: Element): string {
  const text = (cell.textContent ?? "").slice(0, 80);
  return cell.classList.contains("ac-td-n") || cell.classList.contains("ac-td-d")
    ? text.replace(/\d/g, "0")
    : text;
}
