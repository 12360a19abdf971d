import { type Cell, cellText } from "../../../protocol/payloads/cell.ts";
import { NA, NULL, type NumberColumn } from "../compute/PackedColumn.ts";
import type { CellAt } from "../frame/lazyList.ts";

type Pause = () => Promise<void>;

const NUMBER_STEP = 4_096;
/** Bounds of one message of texts: what the page serializes at a time. */
const CHUNK_CELLS = 8_192;
const CHUNK_UNITS = 262_144;
/** Cells between two looks at the clock; a nested cell becomes JSON. */
const TEXT_STEP = 64;
/** No cell is cut: what is exported is what was sent. */
const WHOLE = 2 ** 30;

/** Copies a column of numbers or of booleans; `null` as soon as another cell turns up. */
export async function packNumbers(
  cell: CellAt,
  rowCount: number,
  pause: Pause,
): Promise<NumberColumn | null> {
  const values = new Float64Array(rowCount);
  let missing: Uint8Array | null = null;
  let type: "number" | "boolean" | null = null;
  for (let row = 0; row < rowCount; row++) {
    const value = cell(row);
    if (typeof value === "number" || typeof value === "boolean") {
      const here = typeof value as "number" | "boolean";
      if (type !== null && type !== here) return null;
      type = here;
      values[row] = Number(value);
    } else if (value === undefined || value === null) {
      missing ??= new Uint8Array(rowCount);
      missing[row] = value === null ? NULL : NA;
    } else return null;
    if (row % NUMBER_STEP === 0) await pause();
  }
  return { kind: "numbers", isBoolean: type === "boolean", values, missing };
}

/** The whole texts of a column, in chunks of bounded size. */
export async function* packTexts(
  cell: CellAt,
  rowCount: number,
  pause: Pause,
): AsyncGenerator<readonly (string | null | undefined)[], void> {
  let chunk: (string | null | undefined)[] = [];
  let units = 0;
  for (let row = 0; row < rowCount; row++) {
    const text = packedText(cell(row));
    chunk.push(text);
    units += text?.length ?? 0;
    if (row % TEXT_STEP === 0) await pause();
    if (chunk.length < CHUNK_CELLS && units < CHUNK_UNITS) continue;
    yield chunk;
    chunk = [];
    units = 0;
  }
  if (chunk.length > 0) yield chunk;
}

function packedText(value: Cell): string | null | undefined {
  if (typeof value === "string" || value === null || value === undefined) return value;
  return cellText(value, WHOLE);
}
