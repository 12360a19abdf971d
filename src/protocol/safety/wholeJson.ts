import { jsonText } from "./jsonText.ts";
import { snapshot } from "./snapshot.ts";

/** UTF-16 units of a number or a word at most. */
const SHORT_UNITS = 24;

/** What `jsonText` gives, in one go where it is short enough: the engine's own way is fast, but has no bound. */
export function wholeJson(x: unknown, maxUnits: number): string {
  // A snapshot has no `toJSON` to call and few levels.
  const value = snapshot(x) ?? null;
  if (unitsLeft(value, maxUnits) <= 0) return jsonText(value, maxUnits);
  const text = JSON.stringify(value);
  return text.length > maxUnits ? `${text.slice(0, maxUnits)}…` : text;
}

/** What is left of a budget after all of a value, roughly; nothing where bytes are in it, which need a look each. */
function unitsLeft(value: unknown, units: number): number {
  if (typeof value === "string") return units - value.length;
  if (ArrayBuffer.isView(value)) return 0;
  let left = units - SHORT_UNITS;
  const take = (part: unknown): boolean => {
    left = unitsLeft(part, left);
    return left > 0;
  };
  if (Array.isArray(value)) value.every(take);
  else for (const key in value as object) if (!take(key) || !take((value as never)[key])) break;
  return left;
}
