import { isPlain } from "../shared/isPlain.ts";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import type { NaturalWidth } from "./fitWidths.ts";
import { WIDE_CHARACTER } from "./wideCharacters.ts";

/** Padding of a cell, and what browsers round away. */
const PADDING = 25;
/** The sort arrow beside a name, with its gap. */
const ARROW = 16;
const LEAST = 64;
/** Rows that are looked at: those in view. */
const SAMPLE = 20;
/** Units of a text that are measured: more than fill the widest column. */
const UNITS = 80;
/** Texts of a column that are laid out: the one with the most characters need not be the widest. */
const WIDEST = 2;

export interface MeasuredColumns {
  readonly columns: readonly NaturalWidth[];
  /** Pixels of the box around the table. */
  readonly available: number;
}

/** A text that is laid out by itself. */
interface Probe {
  readonly column: number;
  readonly cell: HTMLElement;
  readonly text: string;
  readonly more: number;
}

/**
 * What each column of a mounted table needs: its name and its longest texts are laid out by themselves, while the table
 * is out of sight. That is far cheaper than letting the browser lay out the table for it, and the figures are those drawn.
 *
 * @returns `null` where nothing is laid out.
 */
export function measureColumns(table: HTMLTableElement): MeasuredColumns | null {
  const box = table.parentElement;
  const names = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (!box || names.length === 0) return null;
  const probes = [...names.flatMap(nameProbe), ...cellProbes(table, names.length)];
  table.style.display = "none";
  const spans = probes.map(spanMaker());
  box.append(...spans);
  const available = box.clientWidth;
  const scale = screenScale(box);
  const widths = spans.map((span) => layoutPixels(span.getBoundingClientRect().width, scale));
  for (const span of spans) span.remove();
  table.style.display = "";
  if (available === 0) return null;
  const columns = names.map((name) => ({
    px: LEAST,
    gives: name.querySelector(".ac-give") !== null,
  }));
  for (const [i, { column, more }] of probes.entries()) {
    const found = columns[column];
    const px = Math.ceil(widths[i] ?? 0) + PADDING + more;
    if (found) found.px = Math.max(found.px, px);
  }
  return { columns, available };
}

function nameProbe(cell: HTMLElement, column: number): readonly Probe[] {
  const name = cell.querySelector<HTMLElement>("button");
  return [{ column, cell: name ?? cell, text: textOf(cell), more: name ? ARROW : 0 }];
}

function cellProbes(table: HTMLTableElement, count: number): readonly Probe[] {
  const widest: Probe[][] = Array.from({ length: count }, () => []);
  const rows = table.tBodies[0]?.rows ?? [];
  for (let row = 0; row < Math.min(rows.length, SAMPLE); row++) {
    if (rows[row]?.dataset["row"] === undefined) continue;
    const { cells } = rows[row] as HTMLTableRowElement;
    for (let column = 0; column < Math.min(cells.length, count); column++) {
      const cell = cells[column] as HTMLElement;
      keepWidest(widest[column] ?? [], { column, cell, text: textOf(cell), more: 0 });
    }
  }
  return widest.flat();
}

function keepWidest(kept: Probe[], probe: Probe): void {
  if (kept.length === WIDEST && size(probe.text) <= size(kept[WIDEST - 1]?.text ?? "")) return;
  if (kept.some(({ text }) => text === probe.text)) return;
  kept.push(probe);
  kept.sort((a, b) => size(b.text) - size(a.text));
  kept.length = Math.min(kept.length, WIDEST);
}

/** Characters, East Asian ones twice. */
function size(text: string): number {
  return isPlain(text) ? text.length : text.length + (text.match(WIDE)?.length ?? 0);
}

const WIDE = new RegExp(WIDE_CHARACTER, "g");

const textOf = (cell: Element): string => (cell.textContent ?? "").slice(0, UNITS);

/** Makes a text's span, styled as its cell. Cells of one kind look alike: asking a hidden one for its style is dear. */
function spanMaker(): (probe: Probe) => HTMLElement {
  const known = new Map<string, Partial<CSSStyleDeclaration>>();
  return ({ cell, text }) => {
    const kind = `${cell.tagName} ${cell.className}`;
    const style = known.get(kind) ?? styleOf(cell);
    known.set(kind, style);
    const span = document.createElement("span");
    // A class of ours keeps the host's own rules for text away.
    span.className = "ac-probe";
    span.textContent = text;
    Object.assign(span.style, style);
    return span;
  };
}

function styleOf(cell: HTMLElement): Partial<CSSStyleDeclaration> {
  const { fontStyle, fontWeight, fontSize, fontFamily, fontVariantNumeric } =
    getComputedStyle(cell);
  const hidden = { position: "absolute", visibility: "hidden", whiteSpace: "pre" };
  return { fontStyle, fontWeight, fontSize, fontFamily, fontVariantNumeric, ...hidden };
}
