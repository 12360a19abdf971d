import {
  createSortedRowModel,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { render } from "../../shared/render.ts";
import { COLUMNS, format, type Row, SORTED } from "../data.ts";
import { tableCandidate } from "../tableCandidate.ts";

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
});
const columns = COLUMNS.map((name) => ({
  id: name,
  header: name,
  accessorFn: (row: Row) => row[name],
  sortFn: "basic" as const,
}));
const GRID = { display: "grid", gridTemplateColumns: "repeat(12,120px)", height: 28 };
const CELL = { overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" } as const;

let sort = (): void => {};

function Table({ data }: { data: Row[] }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data });
  sort = () => table.setSorting([{ id: SORTED, desc: false }]);
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => 28,
    overscan: 6,
  });
  return (
    <div role="grid" aria-rowcount={data.length + 1}>
      <div role="row" style={GRID}>
        {COLUMNS.map((name) => (
          <span role="columnheader" key={name}>
            {name}
          </span>
        ))}
      </div>
      <div ref={box} style={{ height: 572, overflow: "auto" }}>
        <div style={{ position: "relative", height: virtualizer.getTotalSize(), width: 1440 }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div
              role="row"
              key={key}
              aria-rowindex={index + 2}
              style={{ ...GRID, position: "absolute", top: 0, transform: `translateY(${start}px)` }}
            >
              {rows[index]?.getAllCells().map((cell) => (
                <span role="gridcell" key={cell.id} style={CELL}>
                  {format(cell.getValue())}
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

export const candidate = tableCandidate({
  mount: (root, rows) => render(root, <Table data={rows} />),
  sort: () => sort(),
});
