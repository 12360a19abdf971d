/** Rows of a text as packed numbers: where each begins, and whether it goes on the line of the row before. */
export interface RowTable {
  readonly count: number;
  push(start: number, goesOn: boolean): void;
  start(row: number): number;
  goesOn(row: number): boolean;
}

/** Bit that marks a row which continues a line; texts are far shorter than 2^31 units. */
const GOES_ON = 0x8000_0000;
const FIRST = 1024;

/** A growing table of rows: four bytes each. */
export function rowTable(): RowTable {
  let rows = new Uint32Array(FIRST);
  let count = 0;
  return {
    get count() {
      return count;
    },
    push(start, goesOn) {
      if (count === rows.length) {
        const wider = new Uint32Array(count * 2);
        wider.set(rows);
        rows = wider;
      }
      rows[count++] = goesOn ? start | GOES_ON : start;
    },
    start: (row) => (rows[row] ?? 0) & ~GOES_ON,
    goesOn: (row) => row < count && ((rows[row] ?? 0) & GOES_ON) !== 0,
  };
}
