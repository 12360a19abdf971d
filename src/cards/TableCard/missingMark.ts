import type { Labels } from "../../locales/labels.ts";
import type { Cell } from "../../protocol/payloads/cell.ts";

/** What stands for a cell without text: missing, JSON null and empty are three different things. */
export function missingMark(cell: Cell, labels: Labels): string {
  if (cell === undefined) return labels.missing;
  return cell === null ? labels.nullValue : labels.emptyValue;
}
