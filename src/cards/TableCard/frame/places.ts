/** Which rows are looked at: all, or a sample. */
export interface Places {
  readonly size: number;
  /** Row at a place, ascending. */
  readonly row: (place: number) => number;
}

const SAMPLE_ROWS = 200;
const MIN_SAMPLE = 50;
/** Cells looked at in all columns together before the first drawing. */
const SAMPLE_CELLS = 20_000;

export function allRows(rowCount: number): Places {
  return { size: rowCount, row: (place) => place };
}

/** The first rows, and as many at equal distances in the rest: 200 together, fewer where there are many columns. */
export function sampleRows(rowCount: number, columns = 1): Places {
  const wanted = Math.floor(SAMPLE_CELLS / Math.max(1, columns));
  const size = Math.min(SAMPLE_ROWS, Math.max(MIN_SAMPLE, wanted));
  if (rowCount <= size) return allRows(rowCount);
  const first = size >> 1;
  const distance = (rowCount - first) / (size - first);
  return {
    size,
    row: (place) => (place < first ? place : first + Math.floor((place - first) * distance)),
  };
}
