import { isRecord } from "./record.ts";

/**
 * Whether two snapshots hold the same data, in any key order. Snapshots are at most 64 levels deep and their size is
 * bounded, so recursion and time are.
 */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length &&
      keys.every((key) => Object.hasOwn(b, key) && sameData(a[key], b[key]))
    );
  }
  return (
    isList(a) &&
    isList(b) &&
    Array.isArray(a) === Array.isArray(b) &&
    a.length === b.length &&
    a.every((item, i) => sameData(item, b[i]))
  );
}

function isList(x: unknown): x is readonly unknown[] {
  return Array.isArray(x) || x instanceof Uint8Array;
}
