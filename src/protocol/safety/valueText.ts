import { primitive } from "./Frame.ts";
import { jsonText } from "./jsonText.ts";
import { isMissing } from "./record.ts";
import { snapshot } from "./snapshot.ts";

/**
 * Anything as one text (contracts 1.21, made total): a string is itself; numbers and booleans as JSON writes them;
 * a list of scalars is joined by line breaks; other data is compact JSON, cut after 200,000 units.
 * `null`, `undefined`, functions and an empty list or record are `""`. Never throws.
 */
export function valueText(x: unknown): string {
  const data = snapshot(x);
  if (isMissing(data)) return "";
  if (Array.isArray(data) && data.every(isScalar)) return data.map(scalarText).join("\n");
  return scalarText(data);
}

/** A string or a list of lines as text (contracts 3.17). A missing line is an empty one. */
export function linesText(x: unknown): string {
  const data = snapshot(x);
  if (!Array.isArray(data)) return valueText(data);
  return data.map((line) => (isMissing(line) ? "" : scalarText(line))).join("\n");
}

function isScalar(x: unknown): boolean {
  return typeof x !== "object" || x === null;
}

function scalarText(x: unknown): string {
  if (typeof x === "string") return x;
  return isScalar(x) ? String(primitive(x) ?? null) : jsonText(x);
}
