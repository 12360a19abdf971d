import HighTable, { arrayDataFrame, type OrderBy, sortableDataFrame } from "hightable";
import { type ReactNode, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { render } from "../../shared/render.ts";
import { COLUMNS, format, type Row, SORTED } from "../data.ts";
import { tableCandidate } from "../tableCandidate.ts";
import "hightable/src/HighTable.css";

let setOrder: (order: OrderBy) => void = () => {};

function Table({ rows }: { rows: Row[] }): ReactNode {
  const [orderBy, setOrderBy] = useState<OrderBy>([]);
  setOrder = setOrderBy;
  const data = useMemo(
    () =>
      sortableDataFrame(
        arrayDataFrame(rows, undefined, { columnDescriptors: COLUMNS.map((name) => ({ name })) }),
      ),
    [rows],
  );
  return (
    <div style={{ height: 600, display: "flex", flexDirection: "column" }}>
      <HighTable
        data={data}
        focus={false}
        orderBy={orderBy}
        onOrderByChange={setOrderBy}
        stringify={format}
      />
    </div>
  );
}

export const candidate = tableCandidate({
  mount: (root, rows) => render(root, <Table rows={rows} />),
  isReady: () => document.querySelectorAll("[role=row]").length > 5,
  sort: () => flushSync(() => setOrder([{ column: SORTED, direction: "ascending" }])),
});
