import { ELLIPSIS } from "../safety/Frame.ts";
import { jsonText } from "../safety/jsonText.ts";
import { isMissing } from "../safety/record.ts";
import { snapshot } from "../safety/snapshot.ts";

/**
 * One cell of a data frame. `undefined` is a missing value (R's `NA`), `null` is JSON null, `""` is an
 * empty text: three different things on screen.
 */
export type Cell =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly unknown[]
  | Readonly<Record<string, unknown>>;

/**
 * A cell as plain text, for showing, searching, copying and exporting. Missing values, `null` and empty
 * lists are `""`: a card marks them. Whole numbers keep all their digits, what is not finite is spelled
 * as R spells it, a list of scalars is joined by commas, other nested data is compact JSON.
 *
 * @param maxUnits UTF-16 units; longer text ends with an ellipsis, never inside a surrogate pair. @default 10000
 */
export function cellText(cell: Cell, maxUnits = 10_000): string {
  if (typeof maxUnits !== "number") return cellText(cell);
  if (typeof cell === "number") return numberText(cell);
  const data = plain(cell);
  if (isMissing(data)) return "";
  if (isScalar(data)) return clipped(String(data), maxUnits);
  if (Array.isArray(data) && data.every(isScalar))
    return clipped(listText(data, maxUnits), maxUnits);
  return clipped(jsonText(data, maxUnits + 1), maxUnits);
}

/** What a frame holds is frozen; anything else that is nested is read once, within the budgets. */
function plain(cell: unknown): unknown {
  try {
    return Object.isFrozen(cell) ? cell : snapshot(cell);
  } catch {
    return undefined;
  }
}

function isScalar(x: unknown): x is Cell {
  return typeof x !== "object" || x === null;
}

function listText(list: readonly Cell[], maxUnits: number): string {
  let text = "";
  for (let i = 0; i < list.length && text.length <= maxUnits; i++) {
    const item = list[i];
    text += `${i > 0 ? ", " : ""}${item === null ? "null" : cellText(item, maxUnits)}`;
  }
  return text;
}

function clipped(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  return text.slice(0, maxUnits).replace(/[\ud800-\udbff]$/, "") + ELLIPSIS;
}

/** `String()` rounds whole numbers above 2^53 to 17 digits. */
function numberText(n: number): string {
  if (Number.isFinite(n)) {
    const long = Number.isInteger(n) && !Number.isSafeInteger(n) && Math.abs(n) < 1e21;
    return long ? BigInt(n).toString() : String(n);
  }
  return Number.isNaN(n) ? "NaN" : n > 0 ? "Inf" : "-Inf";
}
