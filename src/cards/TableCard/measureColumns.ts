import type { NaturalWidth } from "./fitWidths.ts";

/** Padding of a cell, and what browsers round away. */
const PADDING = 25;
/** The sort arrow beside a name, with its gap. */
const ARROW = 16;
const LEAST = 64;
/** Rows that are measured: those in view. */
const SAMPLE = 20;
/** Units of a text that are measured: more than fill the widest column. */
const UNITS = 80;

/** A column while it is measured. */
interface Measured {
  px: number;
  gives: boolean;
  /** Of a column of figures: the cell whose text is the longest, and its length on the canvas. */
  longest: HTMLElement | null;
  length: number;
}

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
  const pen = context;
  const columns = [...names].map(
    (): Measured => ({ px: LEAST, gives: false, longest: null, length: 0 }),
  );
  const fonts = new Map<string, string>();
  const take = (cell: HTMLElement, at: number, more: number): void => {
    const column = columns[at];
    if (!column) return;
    column.gives ||= cell.querySelector(".ac-give") !== null;
    pen.font = fontOf(cell, fonts);
    const length = pen.measureText(textOf(cell)).width;
    column.px = Math.max(column.px, Math.ceil(length + PADDING + more));
    if (more > 0 || length <= column.length || !isFigures(cell)) return;
    column.longest = cell;
    column.length = length;
  };
  for (const [at, cell] of [...names].entries())
    take(cell, at, cell.querySelector("button") ? ARROW : 0);
  for (const row of [...body].slice(0, SAMPLE)) {
    if (row.dataset["row"] === undefined) continue;
    for (const [at, cell] of [...row.cells].entries()) take(cell, at, 0);
  }
  widenFigures(table, columns);
  return columns;
}

/** A canvas knows no figures of one width, which may be wider: the longest text of each such column is laid out by itself. */
function widenFigures(table: HTMLTableElement, columns: readonly Measured[]): void {
  const probes = columns.flatMap((column) => {
    const { longest } = column;
    if (!longest) return [];
    const { fontStyle, fontWeight, fontSize, fontFamily, fontVariantNumeric } =
      getComputedStyle(longest);
    const probe = document.createElement("span");
    probe.textContent = (longest.textContent ?? "").slice(0, UNITS).replace(/\d/g, "0");
    Object.assign(probe.style, { fontStyle, fontWeight, fontSize, fontFamily, fontVariantNumeric });
    Object.assign(probe.style, { position: "absolute", visibility: "hidden", whiteSpace: "pre" });
    return [{ column, probe }];
  });
  table.parentElement?.append(...probes.map(({ probe }) => probe));
  for (const { column, probe } of probes)
    column.px = Math.max(column.px, Math.ceil(probe.getBoundingClientRect().width) + PADDING);
  for (const { probe } of probes) probe.remove();
}

/** The computed `font` is empty where figures have one width, so it is put together. One per kind of cell. */
function fontOf(cell: HTMLElement, known: Map<string, string>): string {
  const key = `${cell.tagName} ${cell.className}`;
  let font = known.get(key);
  if (font === undefined) {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(cell);
    font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    known.set(key, font);
  }
  return font;
}

const isFigures = (cell: Element): boolean =>
  cell.classList.contains("ac-td-n") || cell.classList.contains("ac-td-d");

/** Figures are drawn in one width, that of a nought. */
function textOf(cell: Element): string {
  const text = (cell.textContent ?? "").slice(0, UNITS);
  return isFigures(cell) ? text.replace(/\d/g, "0") : text;
}
