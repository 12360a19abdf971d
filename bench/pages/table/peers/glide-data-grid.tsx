import DataEditor, { GridCellKind, type Item, type TextCell } from "@glideapps/glide-data-grid";
import { render } from "../../shared/render.ts";
import { COLUMNS, type ColumnName, format, type Row } from "../data.ts";
import { tableCandidate } from "../tableCandidate.ts";
import "@glideapps/glide-data-grid/dist/index.css";

const columns = COLUMNS.map((name) => ({ id: name, title: name, width: 120 }));

function cellOf(rows: Row[], [column, row]: Item): TextCell {
  const data = format(rows[row]?.[COLUMNS[column] as ColumnName]);
  return { kind: GridCellKind.Text, data, displayData: data, allowOverlay: false };
}

export const candidate = tableCandidate({
  isCanvas: true,
  mount: (root, rows) =>
    render(
      root,
      <>
        <DataEditor
          columns={columns}
          rows={rows.length}
          getCellContent={(item) => cellOf(rows, item)}
          width={1000}
          height={600}
          rowHeight={28}
        />
        <div id="portal" />
      </>,
    ),
  isReady: () => (document.querySelector("canvas")?.width ?? 0) > 100,
});
