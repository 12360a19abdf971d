import { snapshot } from "./snapshot.ts";

const MAX_UNITS = 200_000;

/**
 * Compact JSON of anything, at most `maxUnits` UTF-16 units and then `…` where it was cut. What JSON has no form for is
 * `null`, bytes are a note of their size. Never throws.
 */
export function jsonText(x: unknown, maxUnits = MAX_UNITS): string {
  let left = maxUnits;
  // A snapshot has no `toJSON` to call and few levels; lists are cut before they are walked.
  const text = JSON.stringify(snapshot(x) ?? null, (key, value: unknown) => {
    left -= key.length + 1;
    if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
    if (left <= 0) return key ? undefined : null;
    if (Array.isArray(value)) return value.slice(0, left);
    if (typeof value !== "string") return value;
    const kept = value.slice(0, left);
    left -= kept.length;
    return kept;
  });
  return left <= 0 || text.length > maxUnits ? `${text.slice(0, maxUnits)}…` : text;
}
