/** A thin space that does not break: what groups digits where the language's own mark could be read as a decimal point. */
const THIN_SPACE = "\u202f";

/**
 * Puts the language's group marks into the whole part of a plain decimal number. Digits, sign and decimal point stay as they
 * were sent; any other text comes back unchanged.
 *
 * @param locale BCP 47 tag; a bad one counts as English.
 */
export function groupDigits(text: string, locale: string): string {
  const match = /^(-?)(\d{4,400})((?:\.\d+)?)$/.exec(text);
  if (!match) return text;
  const [, sign = "", whole = "", fraction = ""] = match;
  const { mark, sizes } = grouping(locale);
  return sign + grouped(whole, mark, sizes) + fraction;
}

interface Grouping {
  readonly mark: string;
  /** Digits of the last group, and of those before it: 3 and 3, or 3 and 2 in India. */
  readonly sizes: readonly [number, number];
}

const known = new Map<string, Grouping>();

function grouping(locale: string): Grouping {
  const found = known.get(locale);
  if (found) return found;
  // The parts of the number would take a millisecond the first time.
  const text = formatter(locale).format(12_345_678_901);
  const mark = /\d(\D+)\d/.exec(text)?.[1] ?? "";
  const lengths = (text.match(/\d+/g) ?? []).map((digits) => digits.length);
  const sizes = [lengths.at(-1) ?? 3, lengths.at(-2) ?? 3] as const;
  const result = { mark: mark === "." ? THIN_SPACE : mark, sizes };
  known.set(locale, result);
  return result;
}

function formatter(locale: string): Intl.NumberFormat {
  const options = { useGrouping: true, numberingSystem: "latn" };
  try {
    return new Intl.NumberFormat(locale, options);
  } catch {
    return new Intl.NumberFormat("en", options);
  }
}

function grouped(digits: string, mark: string, [last, others]: Grouping["sizes"]): string {
  const groups: string[] = [];
  let end = digits.length;
  for (let size = last; end > 0; size = others) {
    groups.unshift(digits.slice(Math.max(0, end - size), end));
    end -= size;
  }
  return groups.join(mark);
}
