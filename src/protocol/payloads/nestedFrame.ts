import { isRecord, type PlainRecord } from "../safety/record.ts";
import type { RawFrame } from "./frameBuilder.ts";
import { readRows, rowLabels } from "./frameRows.ts";

/**
 * An object of objects that all have the same keys: pandas `index` (`{row: {column: cell}}`) and
 * `columns` (`{column: {row: cell}}`, the default of `to_json`).
 *
 * The two look alike, so in this order: the axis along which types vary is the columns; the axis of
 * whole numbers is the index; the longer axis is the rows.
 */
export function readNested(x: PlainRecord): RawFrame | null {
  const outer = Object.keys(x);
  const first = x[outer[0] ?? ""];
  if (!isRecord(first)) return null;
  const inner = Object.keys(first);
  const objects: PlainRecord[] = [];
  for (const key of outer) {
    const object = x[key];
    if (!isRecord(object) || !hasKeys(object, inner)) return null;
    objects.push(object);
  }
  if (outerAreRows(objects, outer, inner)) {
    const frame = readRows(objects);
    return frame && { ...frame, rowNames: rowLabels(outer.slice(0, frame.rowCount)) };
  }
  const cells = objects.map((object) => inner.map((key) => object[key]));
  const rowCount = inner.length;
  return { names: outer, cells, rowCount, totalRows: rowCount, rowNames: rowLabels(inner) };
}

function hasKeys(object: PlainRecord, keys: readonly string[]): boolean {
  return (
    Object.keys(object).length === keys.length && keys.every((key) => Object.hasOwn(object, key))
  );
}

/** Cells looked at along each axis: enough to see a table's types, whatever its size. */
const SAMPLE = 50;

function outerAreRows(
  objects: readonly PlainRecord[],
  outer: readonly string[],
  inner: readonly string[],
): boolean {
  const sample = objects.slice(0, SAMPLE);
  const keys = inner.slice(0, SAMPLE);
  const variesInside = sample.some((object) => varies(keys.map((key) => object[key])));
  const variesAcross = keys.some((key) => varies(sample.map((object) => object[key])));
  if (variesInside !== variesAcross) return variesInside;
  const outerNumbers = outer.every(isWhole);
  // Without cells only the names tell: no rows is far more common than no columns.
  if (inner.length === 0 || outerNumbers !== inner.every(isWhole)) return outerNumbers;
  return outer.length > inner.length;
}

function varies(cells: readonly unknown[]): boolean {
  const types = new Set(cells.filter((cell) => cell !== null && cell !== undefined).map(typeOf));
  return types.size > 1;
}

function typeOf(cell: unknown): string {
  return Array.isArray(cell) ? "array" : typeof cell;
}

function isWhole(key: string): boolean {
  return /^-?\d{1,16}$/.test(key);
}
