import type { Limits } from "../cards/shared/limits.ts";

/** A BCP 47 tag that number formats accept, else `undefined`: a wrong one would throw in every card. */
export function readLocale(locale: unknown): string | undefined {
  try {
    return typeof locale === "string" ? Intl.getCanonicalLocales(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** The host's budgets over the base; what is not a number of at least zero leaves the base in place. */
export function mergeLimits(base: Limits, own: Partial<Limits> | undefined): Limits {
  if (typeof own !== "object" || own === null) return base;
  const names = Object.keys(base) as (keyof Limits)[];
  const pairs = names.map((name) => {
    const limit: unknown = Object.hasOwn(own, name) ? own[name] : undefined;
    return [name, typeof limit === "number" && limit >= 0 ? limit : base[name]] as const;
  });
  return Object.freeze(Object.fromEntries(pairs)) as unknown as Limits;
}
