import type { ColumnLook } from "./columnLook.ts";

const CLASSES = { number: "ac-td ac-td-n", date: "ac-td ac-td-d", text: "ac-td" } as const;

/** Class of a cell of the column. */
export function lookClass({ align, isCode }: ColumnLook): string {
  return isCode ? "ac-td ac-td-i" : CLASSES[align];
}
