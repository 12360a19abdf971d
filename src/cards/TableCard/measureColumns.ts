import { isPlain } from "../shared/isPlain.ts";
import { layoutPixels, screenScale } from "../shared/screenScale.ts";
import type { NaturalWidth } from "./fitWidths.ts";
import { WIDE_CHARACTER } from "./wideCharacters.ts";

/** What browsers round away, in pixels. */
const ROUNDED = 1;
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
  /** Pixels of a row. */
  readonly rowHeight: number;
  /** Pixels that the box is high at most; `null` where nothing bounds it. */
  readonly tallest: number | null;
}

/** A text that is laid out by itself, in a cell like its own. */
interface Probe {
  readonly cell: HTMLElement;
  readonly text: string;
}

/**
 * What each column of a mounted table needs: its name and its longest texts are laid out in a small table of their own, while
 * the whole one is out of sight. That is far cheaper than letting the browser lay out the whole table for it, and the figures
 * are those drawn. Nothing is read before all is written: the browser styles and lays out once.
 *
 * @returns `null` where nothing is laid out.
 */
export function measureColumns(table: HTMLTableElement): MeasuredColumns | null {
  const box = table.parentElement;
  const names = [...(table.tHead?.rows[0]?.cells ?? [])];
  if (!box || names.length === 0) return null;
  const probes = cellProbes(table, names.length);
  const small = smallTable(names, probes);
  table.style.display = "none";
  box.append(small);
  const available = box.clientWidth;
  const scale = screenScale(box);
  const widths = [...(small.rows[0]?.cells ?? [])].map((cell) =>
    layoutPixels(cell.getBoundingClientRect().width, scale),
  );
  // The first row is that of the names, and the last one has no line under it.
  const rowHeight = layoutPixels(small.rows[1]?.getBoundingClientRect().height ?? 0, scale);
  const tallest = Number.parseFloat(getComputedStyle(box).maxHeight);
  small.remove();
  table.style.display = "";
  if (available === 0) return null;
  const columns = names.map((name, column) => ({
    px: Math.max(LEAST, Math.ceil(widths[column] ?? 0) + ROUNDED),
    gives: name.querySelector(".ac-give") !== null,
  }));
  return { columns, available, rowHeight, tallest: Number.isNaN(tallest) ? null : tallest };
}

/** The names and, below each, the longest texts of its column: as wide as the widest of them. */
function smallTable(
  names: readonly HTMLElement[],
  probes: readonly (readonly Probe[])[],
): HTMLTableElement {
  const table = document.createElement("table");
  table.className = "ac-t ac-t-fixed ac-probes";
  const body = table.appendChild(document.createElement("tbody"));
  body.className = "ac-tbody";
  for (let row = -1; row < WIDEST; row++) {
    const line = body.appendChild(document.createElement("tr"));
    line.className = "ac-tr";
    for (const [column, name] of names.entries()) {
      const probe = row < 0 ? { cell: name, text: textOf(name) } : probes[column]?.[row];
      const cell = line.appendChild(document.createElement(probe?.cell.tagName ?? "td"));
      cell.className = probe?.cell.className ?? "ac-td";
      cell.textContent = probe?.text ?? "";
      if (row < 0 && name.querySelector("button")) cell.className += " ac-probe-b";
    }
  }
  return table;
}

function cellProbes(table: HTMLTableElement, count: number): readonly (readonly Probe[])[] {
  const widest: Probe[][] = Array.from({ length: count }, () => []);
  const rows = table.tBodies[0]?.rows ?? [];
  for (let row = 0; row < Math.min(rows.length, SAMPLE); row++) {
    if (rows[row]?.dataset["row"] === undefined) continue;
    const { cells } = rows[row] as HTMLTableRowElement;
    for (let column = 0; column < Math.min(cells.length, count); column++) {
      const cell = cells[column] as HTMLElement;
      keepWidest(widest[column] ?? [], { cell, text: textOf(cell) });
    }
  }
  return widest;
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
