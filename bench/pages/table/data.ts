import { createRandom } from "../shared/random.ts";

export interface Row {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly amount: number;
  readonly qty: number;
  readonly date: string;
  readonly active: boolean;
  readonly category: string;
  readonly notes: string;
  readonly score: number;
  readonly country: string;
  readonly ratio: number;
}
export type ColumnName = keyof Row;

export const COLUMNS: readonly ColumnName[] = [
  "id",
  "name",
  "email",
  "amount",
  "qty",
  "date",
  "active",
  "category",
  "notes",
  "score",
  "country",
  "ratio",
];

/** The column that is sorted. */
export const SORTED: ColumnName = "amount";

const WORDS = "alpha beta gamma delta epsilon zeta eta theta iota kappa".split(" ");
const COUNTRIES = "Malta Italy France Germany Spain Portugal Japan Brazil".split(" ");
const two = (n: number): string => String(n).padStart(2, "0");

/** A table by rows: 12 columns of numbers, text, dates and truth values. */
export function createRows(size: number): Row[] {
  const random = createRandom();
  return Array.from({ length: size }, (_, i) => createRow(i, random));
}

function createRow(i: number, random: () => number): Row {
  const word = (n: number): string => WORDS[n % WORDS.length] as string;
  return {
    id: i,
    name: `${word(i)} ${word(i * 7)}`,
    email: `user${i}@example.com`,
    amount: Math.round(random() * 1e6) / 100,
    qty: Math.floor(random() * 1000),
    date: `2026-${two(1 + (i % 12))}-${two(1 + (i % 28))}`,
    active: i % 3 === 0,
    category: word(i * 3),
    notes: `note ${word(i)} for row ${i}`,
    score: random(),
    country: COUNTRIES[i % COUNTRIES.length] as string,
    ratio: random() * 100,
  };
}

/** The same table by columns. */
export function createColumns(size: number): Record<ColumnName, unknown[]> {
  const random = createRandom();
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, new Array(size)]));
  for (let i = 0; i < size; i += 1) {
    const row = createRow(i, random);
    for (const name of COLUMNS) (columns[name] as unknown[])[i] = row[name];
  }
  return columns as Record<ColumnName, unknown[]>;
}

/** A cell as text, the same in every candidate that leaves it to us. */
export function format(value: unknown): string {
  if (typeof value === "number" && !Number.isInteger(value)) return value.toFixed(2);
  return String(value);
}

/** Orders rows by the sorted column. */
export function byAmount(a: Row, b: Row): number {
  return a.amount - b.amount;
}
