import {
  ClientSideRowModelModule,
  ColumnApiModule,
  type GridApi,
  ModuleRegistry,
} from "ag-grid-community";
import { AgGridReact } from "ag-grid-react";
import { render } from "../../shared/render.ts";
import { COLUMNS, type Row, SORTED } from "../data.ts";
import { tableCandidate } from "../tableCandidate.ts";

ModuleRegistry.registerModules([ClientSideRowModelModule, ColumnApiModule]);
const columns = COLUMNS.map((field) => ({ field, width: 120 }));
let api: GridApi<Row> | null = null;

export const candidate = tableCandidate({
  mount: (root, rows) =>
    render(
      root,
      <div style={{ height: 600 }}>
        <AgGridReact<Row>
          rowData={rows}
          columnDefs={columns}
          rowHeight={28}
          animateRows={false}
          onGridReady={(event) => {
            api = event.api;
          }}
        />
      </div>,
    ),
  isReady: () => document.querySelectorAll(".ag-row").length > 5,
  sort: () => api?.applyColumnState({ state: [{ colId: SORTED, sort: "asc" }] }),
});
