/** An id as text; numbers are told, anything else is missing. */
export function idText(x: unknown): string {
  return typeof x === "string" ? x : typeof x === "number" ? `${x}` : "";
}
