const OPTIONS: Intl.CollatorOptions = { numeric: true };

/** The language's order of texts, with digits by value: `a2` before `a10`. A bad tag counts as English. */
export function collator(locale: string): (a: string, b: string) => number {
  try {
    return new Intl.Collator(locale, OPTIONS).compare;
  } catch {
    return new Intl.Collator("en", OPTIONS).compare;
  }
}
