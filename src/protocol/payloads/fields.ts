import { own, scalar } from "../safety/record.ts";

/** The first of these own fields that is neither absent nor `null`. */
export function firstField(x: unknown, ...keys: readonly string[]): unknown {
  for (const key of keys) {
    const value = own(x, key);
    if (value !== undefined && value !== null) return value;
  }
  return undefined;
}

/** The text in the first of these scalar slots, boxed or not (contracts 3.1); `""` for anything else. */
export function textField(x: unknown, ...keys: readonly string[]): string {
  const value = scalar(firstField(x, ...keys));
  return typeof value === "string" ? value : "";
}
