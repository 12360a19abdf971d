/**
 * An own data field of a value that nobody has looked at yet. Never throws and runs no getter: proxies with hostile
 * traps count as empty (security R2).
 */
export function ownRaw(x: unknown, key: string): unknown {
  try {
    return typeof x === "object" && x !== null
      ? Object.getOwnPropertyDescriptor(x, key)?.value
      : undefined;
  } catch {
    return undefined;
  }
}

/** The items of a real array, at most `limit`; anything else has none. Never throws. */
export function itemsRaw(x: unknown, limit = 10_000): readonly unknown[] {
  try {
    if (!Array.isArray(x)) return [];
    const items: unknown[] = [];
    for (let i = 0; i < x.length && i < limit; i++) items.push(ownRaw(x, String(i)));
    return items;
  } catch {
    return [];
  }
}
