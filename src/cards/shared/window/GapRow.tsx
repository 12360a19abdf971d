"use client";
import { type ReactNode, useRef } from "react";
import { useIsomorphicLayoutEffect } from "../useIsomorphicLayoutEffect.ts";

interface GapRowProps {
  /** Pixels that are left empty. */
  readonly px: number;
}

/** The room of table rows that are not mounted, set from script as in `Gap`. Renders a `<tr>`. */
export function GapRow({ px }: GapRowProps): ReactNode {
  const cell = useRef<HTMLTableCellElement>(null);
  useIsomorphicLayoutEffect(() => {
    if (cell.current) cell.current.style.height = `${px}px`;
  }, [px]);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tabindex takes no focus
    <tr className="ac-gap-row" aria-hidden="true" data-slot="gap">
      <td ref={cell} className="ac-gap-cell" />
    </tr>
  );
}
