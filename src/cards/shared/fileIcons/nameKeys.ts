/** Longer names are looked up by their end; no icon has a longer key. */
const KEPT_UNITS = 160;
const MAX_DOTS = 4;

/**
 * The last path segment in lower case, and its extensions from the longest to the shortest
 * (`types.d.ts` → `d.ts`, `ts`), at most four. Linear in the length kept.
 */
export function nameKeys(name: string): { readonly base: string; readonly extensions: string[] } {
  const kept = name.slice(-KEPT_UNITS).toLowerCase().trim();
  const base = kept.slice(Math.max(kept.lastIndexOf("/"), kept.lastIndexOf("\\")) + 1);
  const extensions: string[] = [];
  for (let dot = base.lastIndexOf("."); dot >= 0; dot = base.lastIndexOf(".", dot - 1)) {
    if (dot < base.length - 1) extensions.unshift(base.slice(dot + 1));
    if (dot === 0 || extensions.length === MAX_DOTS) break;
  }
  return { base, extensions };
}
