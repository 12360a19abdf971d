/** A plain record, as snapshots hold them. */
export type PlainRecord = Readonly<Record<string, unknown>>;

/** Whether a snapshot is a record: neither a list nor bytes. */
export function isRecord(x: unknown): x is PlainRecord {
  return typeof x === "object" && x !== null && !Array.isArray(x) && !ArrayBuffer.isView(x);
}

/** Own property of a snapshot record; `undefined` when `x` is none or lacks it (security R14). */
export function own(x: unknown, key: string): unknown {
  return isRecord(x) && Object.hasOwn(x, key) ? x[key] : undefined;
}

/** R's NULL on the wire: absent, `null`, `{}` or `[]` (contracts 3.2, 3.5). */
export function isMissing(x: unknown): boolean {
  if (x === undefined || x === null) return true;
  if (Array.isArray(x)) return x.length === 0;
  return isRecord(x) && Object.keys(x).length === 0;
}

/** The item of a list of one, else `x` itself (contracts 3.1). */
export function unbox(x: unknown): unknown {
  return Array.isArray(x) && x.length === 1 ? x[0] : x;
}

/** A scalar slot: unboxed, with R's NULL as `undefined`. */
export function scalar(x: unknown): unknown {
  const item = unbox(x);
  return isMissing(item) ? undefined : item;
}

/** A copy without the fields that are `undefined`. */
export function defined<T extends object>(record: T): Defined<T> {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<T>;
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };
