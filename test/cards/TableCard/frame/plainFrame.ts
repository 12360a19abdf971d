import { cellReader } from "../../../../src/cards/TableCard/frame/lazyList.ts";
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
  const lists = ({ rowNames, columns }: DataFrame) =>
    [rowNames ?? [], ...columns.map(({ values }) => values)].map(cellReader);
  const [ours, theirs] = [lists(a), lists(b)];
  for (let row = 0; row < a.rowCount; row++) {
    for (const [at, read] of ours.entries()) {
      const [one, two] = [read(row), theirs[at]?.(row)];
      if (!Object.is(one, two)) return `row ${row}, list ${at}: ${String(one)}, ${String(two)}`;
    }
  }
  return null;
}
