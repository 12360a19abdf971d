"use client";
import { type ReactNode, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../shared/useIsomorphicLayoutEffect.ts";

interface ColumnGroupProps {
  /** Pixels of each column; `null` leaves them to the browser. */
  readonly widths: readonly number[] | null;
}

/** The widths of a table's columns, set from script since the markup may hold no style. Renders a `<colgroup>`. */
export function ColumnGroup({ widths }: ColumnGroupProps): ReactNode {
  const group = useRef<HTMLTableColElement>(null);
  useIsomorphicLayoutEffect(() => {
    const columns = group.current?.children ?? [];
    let sum = 0;
    for (const [at, column] of [...columns].entries()) {
      const width = widths?.[at] ?? 0;
      sum += width;
      (column as HTMLElement).style.width = widths ? `${width}px` : "";
    }
    group.current?.closest("table")?.style.setProperty("--_ac-columns", `${sum}px`);
  }, [widths]);
  return (
    <colgroup ref={group} className="ac-cols">
      {widths?.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never change places
        <col key={at} className="ac-colw" />
      ))}
    </colgroup>
  );
}
