import { ELLIPSIS } from "./Frame.ts";
import { isRecord } from "./record.ts";
import { snapshot } from "./snapshot.ts";

const MAX_UNITS = 200_000;

/**
 * Compact JSON of anything, at most about `maxUnits` UTF-16 units, ending in `…` where it was cut. What JSON has no
 * form for is `null`, bytes are a note of their size. Never throws.
 */
export function jsonText(x: unknown, maxUnits = MAX_UNITS): string {
  const out: string[] = [];
  let left = maxUnits;
  const write = (text: string) => {
    if (left > 0) out.push(text.length > left ? text.slice(0, left) + ELLIPSIS : text);
    left -= text.length;
  };
  // Snapshots are at most 64 levels deep, so recursion is safe.
  const visit = (value: unknown): void => {
    if (typeof value === "string") write(JSON.stringify(value.slice(0, Math.max(left, 0))));
    else if (Array.isArray(value)) list(value);
    else if (isRecord(value)) record(value);
    else if (ArrayBuffer.isView(value)) write(`"[${value.byteLength} bytes]"`);
    else write(JSON.stringify(value ?? null));
  };
  const list = (items: readonly unknown[]) => {
    write("[");
    for (let i = 0; i < items.length && left > 0; i += 1) {
      if (i > 0) write(",");
      visit(items[i]);
    }
    write("]");
  };
  const record = (fields: Readonly<Record<string, unknown>>) => {
    write("{");
    let isFirst = true;
    for (const key of Object.keys(fields)) {
      if (left <= 0) break;
      if (fields[key] === undefined) continue;
      write(`${isFirst ? "" : ","}${JSON.stringify(key.slice(0, left))}:`);
      isFirst = false;
      visit(fields[key]);
    }
    write("}");
  };
  visit(snapshot(x));
  return out.join("");
}
