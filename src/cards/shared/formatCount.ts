let last = { locale: "en", format: new Intl.NumberFormat("en") };

/** A count as a locale writes it, for counts that stand outside of a sentence. @param locale of the host, already checked */
export function formatCount(count: number, locale: string): string {
  if (last.locale !== locale) last = { locale, format: new Intl.NumberFormat(locale) };
  return last.format.format(count);
}
