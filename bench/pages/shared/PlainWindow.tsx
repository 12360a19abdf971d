import { memo, type ReactNode, useState } from "react";

const ROW = 20;
const HEIGHT = 600;
const OVERSCAN = 10;

interface PlainWindowProps {
  readonly count: number;
  readonly row: (index: number) => ReactNode;
  readonly role?: string;
}

const Line = memo(({ index, children }: { index: number; children: ReactNode }) => (
  <div
    style={{
      position: "absolute",
      top: 0,
      transform: `translateY(${index * ROW}px)`,
      height: ROW,
      whiteSpace: "pre",
    }}
  >
    {children}
  </div>
));

/** The least a window of rows can cost: no colours, selection, wrapping, keys or semantics. */
export function PlainWindow({ count, row, role = "list" }: PlainWindowProps): ReactNode {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN);
  const last = Math.min(count, first + Math.ceil(HEIGHT / ROW) + 2 * OVERSCAN);
  const rows = [];
  for (let index = first; index < last; index += 1) {
    rows.push(
      <Line key={index} index={index}>
        {row(index)}
      </Line>,
    );
  }
  return (
    <div className="box" onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <pre role={role} style={{ position: "relative", height: count * ROW }}>
        {rows}
      </pre>
    </div>
  );
}
