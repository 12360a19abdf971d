const number = new Intl.NumberFormat("en");

/** A whole number with English separators. */
export const format = (n: number): string => number.format(n);

/** A number with what it counts. */
export const count = (n: number, one: string, many: string): string =>
  `${format(n)} ${n === 1 ? one : many}`;
