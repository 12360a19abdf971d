import type { PlainRecord } from "../safety/record.ts";

/** Columns before their types are known. */
export interface RawFrame {
  readonly names: readonly string[];
  readonly cells: readonly (readonly unknown[])[];
  readonly rowCount: number;
  /** Rows the payload holds, when fewer were taken. */
  readonly totalRows: number;
  readonly rowNames: readonly string[] | null;
  /** Types the payload itself states, by column name (pandas `table`). */
  readonly statedTypes?: ReadonlyMap<string, unknown>;
}

/** Missing cells that any frame may have, and how many more each cell that is there may bring. */
const FREE_PADDING = 1_000_000;
const PADDING_PER_CELL = 8;

/** Missing cells that so many cells in so many rows may bring. */
export function roomFor(filled: number, rows: number): number {
  return FREE_PADDING + PADDING_PER_CELL * (filled + rows);
}

/**
 * Makes columns out of rows, in one pass and without an object per row. Rows whose keys differ wildly
 * would need rows x columns cells for little input: padding is bounded by what the input really holds,
 * and rows past that bound are not taken (security R16).
 */
export class FrameBuilder {
  readonly #names: string[];
  readonly #cells: unknown[][];
  readonly #indexOf = new Map<string, number>();
  #rowCount = 0;
  #filled = 0;
  #padded = 0;

  /** @param names known beforehand, without repeats when the rows are keyed; rows may bring more. */
  constructor(names: readonly string[] = []) {
    this.#names = [...names];
    this.#cells = names.map(() => []);
    for (const [at, name] of names.entries()) this.#indexOf.set(name, at);
  }

  /** Takes a keyed row; `null` is a row of missing cells. Returns false when there is no room for it. */
  addRecord(row: PlainRecord | null): boolean {
    let expected = 0;
    const width = this.#cells.length;
    for (const key of row ? Object.keys(row) : []) {
      // Rows repeat their keys in one order: guessing the column saves the look-up.
      const known = this.#names[expected] === key ? expected : this.#indexOf.get(key);
      const at = known ?? this.#addColumn(key);
      if (!this.#put(at, row?.[key])) return this.#undoRow(width);
      expected = at + 1;
    }
    return this.#endRow();
  }

  /** Takes a row of cells in column order. Returns false when there is no room for it. */
  addValues(row: readonly unknown[]): boolean {
    const width = this.#cells.length;
    for (let at = 0; at < row.length; at++) {
      if (at === this.#cells.length) this.#addColumn("");
      if (!this.#put(at, row[at])) return this.#undoRow(width);
    }
    return this.#endRow();
  }

  /** The columns, all of one length. */
  finish(totalRows: number): RawFrame {
    const columns = this.#cells.length;
    const room = this.#room() + this.#filled;
    const rowCount =
      columns === 0 ? this.#rowCount : Math.min(this.#rowCount, Math.floor(room / columns));
    for (const cells of this.#cells) {
      while (cells.length < rowCount) cells.push(undefined);
      cells.length = rowCount;
    }
    return { names: this.#names, cells: this.#cells, rowCount, totalRows, rowNames: null };
  }

  #room(): number {
    return roomFor(this.#filled, this.#rowCount);
  }

  #addColumn(name: string): number {
    const at = this.#cells.push([]) - 1;
    this.#names.push(name);
    this.#indexOf.set(name, at);
    return at;
  }

  #put(at: number, cell: unknown): boolean {
    const cells = this.#cells[at] as unknown[];
    if (cells.length < this.#rowCount && !this.#pad(cells)) return false;
    cells.push(cell);
    this.#filled += 1;
    return true;
  }

  #pad(cells: unknown[]): boolean {
    this.#padded += this.#rowCount - cells.length;
    if (this.#padded > this.#room()) return false;
    while (cells.length < this.#rowCount) cells.push(undefined);
    return true;
  }

  #endRow(): true {
    this.#rowCount += 1;
    return true;
  }

  #undoRow(width: number): false {
    this.#cells.length = width;
    this.#names.length = width;
    return false;
  }
}
