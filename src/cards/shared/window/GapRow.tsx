import type { ReactNode } from "react";

interface GapRowProps {
  /** Pixels that are left empty. */
  readonly px: number;
}

/** The room of table rows that are not mounted; its height is an attribute, so it is right before scripts run. Renders a `<tr>`. */
export function GapRow({ px }: GapRowProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without a tabindex takes no focus
    <tr className="ac-gap-row" aria-hidden="true" data-slot="gap">
      {/* An old attribute that browsers keep: the only way to a height without a style. */}
      <td {...{ height: Math.round(px * 100) / 100 }} className="ac-gap-cell" />
    </tr>
  );
}
