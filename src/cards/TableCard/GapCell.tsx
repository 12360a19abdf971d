import type { ReactNode } from "react";

/** Stands for columns that are not mounted; its width is that of its column. Renders a `<td>`. */
export function GapCell(): ReactNode {
  return <td className="ac-gap-cell" aria-hidden="true" />;
}
