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
  const [left, right] = [listOf(a), listOf(b)];
  if (left === null || right === null || left.length !== right.length) return false;
  for (let i = 0; i < left.length; i += 1) {
    if (!sameData(left[i], right[i])) return false;
  }
  return Array.isArray(a) === Array.isArray(b);
}

function listOf(x: unknown): ArrayLike<unknown> | null {
  return Array.isArray(x) || x instanceof Uint8Array ? x : null;
}
