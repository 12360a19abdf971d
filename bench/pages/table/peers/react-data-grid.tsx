import { type ReactNode, useMemo, useState } from "react";
import { DataGrid, type SortColumn } from "react-data-grid";
import { flushSync } from "react-dom";
import { render } from "../../shared/render.ts";
import { byAmount, COLUMNS, format, type Row, SORTED } from "../data.ts";
import { tableCandidate } from "../tableCandidate.ts";
import "react-data-grid/lib/styles.css";

const columns = COLUMNS.map((key) => ({
  key,
  name: key,
  width: 120,
  sortable: true,
  renderCell: ({ row }: { row: Row }) => format(row[key]),
}));
let setSort: (columns: SortColumn[]) => void = () => {};

/** Sorting is the host's: its documentation sorts a copy of the rows when `sortColumns` change. */
function Grid({ rows }: { rows: Row[] }): ReactNode {
  const [sortColumns, setSortColumns] = useState<readonly SortColumn[]>([]);
  setSort = setSortColumns;
  const sorted = useMemo(
    () => (sortColumns.length > 0 ? rows.toSorted(byAmount) : rows),
    [rows, sortColumns],
  );
  return (
    <DataGrid
      columns={columns}
      rows={sorted}
      rowHeight={28}
      sortColumns={sortColumns}
      onSortColumnsChange={setSortColumns}
      style={{ blockSize: 600 }}
    />
  );
}

export const candidate = tableCandidate({
  mount: (root, rows) => render(root, <Grid rows={rows} />),
  sort: () => flushSync(() => setSort([{ columnKey: SORTED, direction: "ASC" }])),
});
