import { own, scalar } from "../safety/record.ts";

/** The first of these own fields that is neither absent nor `null`. */
export function firstField(x: unknown, ...keys: readonly string[]): unknown {
  return keys.map((key) => own(x, key)).find((value) => value !== undefined && value !== null);
}

/** The text in the first of these scalar slots, boxed or not (contracts 3.1); `""` for anything else. */
export function textField(x: unknown, ...keys: readonly string[]): string {
  const value = scalar(firstField(x, ...keys));
  return typeof value === "string" ? value : "";
}
