import type { Limits } from "../cards/shared/limits.ts";
import { readOption } from "../cards/shared/readOption.ts";

/** A BCP 47 tag that number formats accept, else `undefined`: a wrong one would throw in every card. */
export function readLocale(locale: unknown): string | undefined {
  try {
    return typeof locale === "string" ? Intl.getCanonicalLocales(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether what a host gave has a method; not where looking throws. */
export function hasMethod<Name extends string>(
  given: unknown,
  name: Name,
): given is { readonly [Key in Name]: (...args: readonly never[]) => unknown } {
  try {
    return typeof (given as { readonly [Key in Name]?: unknown } | null)?.[name] === "function";
  } catch {
    return false;
  }
}

/** The host's budgets over the base; what is not a number of at least zero leaves the base in place. */
export function mergeLimits(base: Limits, own: Partial<Limits> | undefined): Limits {
  if (typeof own !== "object" || own === null) return base;
  const names = Object.keys(base) as (keyof Limits)[];
  const pairs = names.map((name) => {
    const limit = readOption(own, name);
    return [name, typeof limit === "number" && limit >= 0 ? limit : base[name]] as const;
  });
  return Object.freeze(Object.fromEntries(pairs)) as unknown as Limits;
}
