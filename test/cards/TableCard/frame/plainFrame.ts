import type { DataFrame } from "../../../../src/protocol/payloads/dataFrame.ts";

/** The frame with plain lists, for comparing. */
export function plainFrame(frame: DataFrame | null) {
  return (
    frame && {
      ...frame,
      columns: frame.columns.map(({ name, type, values }) => ({
        name,
        type,
        values: Array.from(values),
      })),
      rowNames: frame.rowNames && Array.from(frame.rowNames),
    }
  );
}

/** The first thing in which two frames differ, cell by cell; `null` when they are the same. For frames of any size. */
export function difference(a: DataFrame | null | undefined, b: DataFrame | null): string | null {
  if (!a || !b) return a === b ? null : "one is no frame";
  const head = (frame: DataFrame): string =>
    JSON.stringify([
      frame.rowCount,
      frame.totalRows,
      frame.columns.map(({ name, type }) => [name, type]),
    ]);
  if (head(a) !== head(b)) return `${head(a)} is not ${head(b)}`;
  for (let row = 0; row < a.rowCount; row++) {
    if (a.rowNames?.[row] !== b.rowNames?.[row]) return `name of row ${row}`;
    for (const [at, { values }] of a.columns.entries()) {
      const [one, two] = [values[row], b.columns[at]?.values[row]];
      if (!Object.is(one, two)) return `row ${row}, column ${at}: ${String(one)}, ${String(two)}`;
    }
  }
  return null;
}
