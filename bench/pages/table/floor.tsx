import { memo, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { render } from "../shared/render.ts";
import { COLUMNS, format, type Row, SORTED } from "./data.ts";
import { tableCandidate } from "./tableCandidate.ts";

const ROW = 28;
const VIEW = 600 - ROW;
const OVERSCAN = 6;
/** Browsers break scrolling in elements that are much taller, in pixels. */
const MAX_HEIGHT = 8e6;
const GRID = { display: "grid", gridTemplateColumns: "repeat(12,120px)", height: ROW };
const CELL = { overflow: "hidden", whiteSpace: "nowrap", textOverflow: "ellipsis" } as const;

let setOrder: (order: Uint32Array) => void = () => {};

const Line = memo(({ index, row, y }: { index: number; row: Row; y: number }) => (
  <div
    role="row"
    aria-rowindex={index + 2}
    style={{ ...GRID, position: "absolute", top: 0, transform: `translateY(${y}px)` }}
  >
    {COLUMNS.map((name) => (
      <span role="gridcell" key={name} style={CELL}>
        {format(row[name])}
      </span>
    ))}
  </div>
));

/** The least a table can cost: a window over an index array, scroll height capped and scaled. */
function Floor({ rows }: { rows: readonly Row[] }): ReactNode {
  const [top, setTop] = useState(0);
  const [order, set] = useState<Uint32Array | null>(null);
  setOrder = set;
  const total = rows.length * ROW;
  const height = Math.min(total, MAX_HEIGHT);
  const y = top * (height < total ? (total - VIEW) / (height - VIEW) : 1);
  const first = Math.max(0, Math.floor(y / ROW) - OVERSCAN);
  const last = Math.min(rows.length, Math.ceil((y + VIEW) / ROW) + OVERSCAN);
  const lines = [];
  for (let i = first; i < last; i += 1) {
    const row = rows[order?.[i] ?? i];
    if (row) lines.push(<Line key={i} index={i} row={row} y={i * ROW - y + top} />);
  }
  return (
    <div role="grid" aria-rowcount={rows.length + 1} aria-colcount={COLUMNS.length}>
      <div role="row" aria-rowindex={1} style={GRID}>
        {COLUMNS.map((name) => (
          <span role="columnheader" key={name}>
            {name}
          </span>
        ))}
      </div>
      <div
        style={{ height: VIEW, overflow: "auto" }}
        onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      >
        <div role="rowgroup" style={{ position: "relative", height, width: 1440 }}>
          {lines}
        </div>
      </div>
    </div>
  );
}

function sortKeys(rows: readonly Row[]): Float64Array {
  return Float64Array.from(rows, (row) => row[SORTED] as number);
}

function sortedOrder(rows: readonly Row[]): Uint32Array {
  const keys = sortKeys(rows);
  return Uint32Array.from(rows.keys()).sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}

let shown: readonly Row[] = [];
export const candidate = tableCandidate({
  mount: (root, rows) => {
    shown = rows;
    render(root, <Floor rows={rows} />);
  },
  sort: () => flushSync(() => setOrder(sortedOrder(shown))),
  sortBare: () => sortKeys(shown).sort(),
});
