/** Direction of a sorted column. */
export type SortWay = "ascending" | "descending";

/** The column that rows are sorted by, as an index into the frame's columns. */
export interface TableSort {
  readonly column: number;
  readonly way: SortWay;
}

/** Which rows of the frame are shown, and in which order. */
export interface TableView {
  /** Rows of the frame in the order shown; `null` for all of them as they came. */
  readonly rows: Uint32Array | null;
  readonly count: number;
  /** What the shown rows were filtered by. */
  readonly query: string;
  readonly sort: TableSort | null;
}

/** The row of the frame at a place of the view. */
export function sourceRow(view: TableView, at: number): number {
  return view.rows === null ? at : (view.rows[at] ?? at);
}

/** Pressing a column's name: ascending, descending, and as it came again. */
export function nextSort(sort: TableSort | null, column: number): TableSort | null {
  if (sort?.column !== column) return { column, way: "ascending" };
  return sort.way === "ascending" ? { column, way: "descending" } : null;
}
