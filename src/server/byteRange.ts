/** Bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * What a `Range` header asks of a file (RFC 9110 section 14; security S7).
 *
 * `null`: serve the whole file, since the header is absent, malformed, in another unit or asks for several ranges.
 * `"unsatisfiable"`: nothing of what it asks is there (416).
 */
export function byteRange(header: string | null, size: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "");
  if (!match) return null;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return null;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Number(last);
  if (last !== "" && end < start) return null;
  return start >= size ? "unsatisfiable" : { start, end: Math.min(end, size - 1) };
}
