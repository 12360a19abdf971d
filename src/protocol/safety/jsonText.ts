import { snapshot } from "./snapshot.ts";

const MAX_UNITS = 200_000;
/** UTF-16 units of a number or a word at most. */
const SHORT_UNITS = 24;

/**
 * Compact JSON of anything, at most `maxUnits` UTF-16 units and then `…` where it was cut. What JSON has no form for is
 * `null`, bytes are a note of their size. Never throws.
 */
export function jsonText(x: unknown, maxUnits = MAX_UNITS): string {
  // A snapshot has no `toJSON` to call and few levels.
  const value = snapshot(x) ?? null;
  if (unitsLeft(value, maxUnits) <= 0) return cutJson(value, maxUnits);
  const text = JSON.stringify(value);
  return text.length > maxUnits ? `${text.slice(0, maxUnits)}…` : text;
}

/** What is left of a budget after all of a value, roughly; nothing where bytes are in it, which need a look each. */
function unitsLeft(value: unknown, units: number): number {
  if (typeof value === "string") return units - value.length;
  if (typeof value !== "object" || value === null) return units - SHORT_UNITS;
  if (ArrayBuffer.isView(value)) return 0;
  let left = units;
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length && left > 0; at++) left = unitsLeft(value[at], left - 1);
    return left;
  }
  for (const key in value) {
    if (left <= 0) break;
    left = unitsLeft((value as Record<string, unknown>)[key], left - key.length - 1);
  }
  return left;
}

/** Lists are cut before they are walked: the engine's own way through a value has no bound. */
function cutJson(value: unknown, maxUnits: number): string {
  let left = maxUnits;
  const text = JSON.stringify(value, (key, part: unknown) => {
    left -= key.length + 1;
    if (ArrayBuffer.isView(part)) return `[${part.byteLength} bytes]`;
    if (left <= 0) return undefined;
    if (Array.isArray(part)) return part.slice(0, left);
    if (typeof part !== "string") return part;
    const kept = part.slice(0, left);
    left -= kept.length;
    return kept;
  });
  return left <= 0 || text.length > maxUnits ? `${text.slice(0, maxUnits)}…` : text;
}
