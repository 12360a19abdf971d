import type { Losses } from "./losses.ts";

/** A label of several levels: a list's items, or Python's text of a tuple where labels are keys. */
export function tupleText(levels: readonly unknown[], { columnNames }: Losses): string {
  if (columnNames !== "keys") return levels.join(", ");
  return `(${levels.map((level) => (typeof level === "string" ? `'${level}'` : level)).join(", ")})`;
}
