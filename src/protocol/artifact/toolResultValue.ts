import { isMissing, own, unbox } from "../safety/record.ts";
import { snapshot } from "../safety/snapshot.ts";
import { valueText } from "../safety/valueText.ts";
import { decodeWire } from "./decodeWire.ts";
import { readContents } from "./readContents.ts";

/**
 * The portable text of a result (contracts 1c): its `value`, or itself when it is a string or a list of strings;
 * `fallback` when there is none. `""` is a real value. A bare number has none. Always one string; never throws.
 *
 * @default fallback ""
 */
export function toolResultValue(x: unknown, fallback = ""): string {
  const data = snapshot(x);
  const value = isCharacter(data) ? data : own(decodeWire(data), "value");
  if (isMissing(unbox(value))) return fallback;
  const contents = typeof value === "object" ? readContents(value) : null;
  return contents ? contents.texts.join("\n") : valueText(value);
}

function isCharacter(x: unknown): boolean {
  return typeof x === "string" || (Array.isArray(x) && x.every((item) => typeof item === "string"));
}
