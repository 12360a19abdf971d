import type { PackedColumn, Work } from "../../../../src/cards/TableCard/compute/PackedColumn.ts";
import { packNumbers } from "../../../../src/cards/TableCard/engine/packColumn.ts";
import { type Cell, cellText } from "../../../../src/protocol/payloads/cell.ts";
import type { ColumnType } from "../../../../src/protocol/payloads/column.ts";

/** Work that never rests. */
export const work: Work = { pause: () => Promise.resolve(), progress: () => undefined };

/** Cells as the engine packs them. */
export async function packed(cells: readonly Cell[]): Promise<PackedColumn> {
  const numbers = await packNumbers((row) => cells[row], cells.length, work.pause);
  return numbers ?? texts(cells);
}

export function texts(cells: readonly Cell[]): PackedColumn {
  return {
    kind: "texts",
    values: cells.map((cell) => (cell === null || cell === undefined ? cell : cellText(cell))),
  };
}

export type { Cell, ColumnType };
