import { readFile } from "node:fs/promises";
import { parseCsv } from "./csv.ts";
import type { Sandbox } from "./sandbox.ts";

/** One line of the orders file. Amounts in euro. */
export interface Order {
  /** ISO date. */
  readonly date: string;
  readonly region: string;
  readonly category: string;
  readonly units: number;
  readonly gross: number;
  readonly discount: number;
  readonly taxRate: number;
}

/** What an order can be grouped by. */
export type Grouping = "region" | "category";

/** Reads an orders file. @throws Error when a line is not an order */
export async function readOrders(sandbox: Sandbox, path: string): Promise<readonly Order[]> {
  const rows = parseCsv(await readFile(await sandbox.host(path), "utf8"));
  return rows.map((row, i) => {
    const text = (name: string): string => {
      const value = row.get(name);
      if (!value) throw new Error(`${sandbox.short(path)}, line ${i + 2}: no ${name}.`);
      return value;
    };
    const number = (name: string): number => {
      const value = Number(text(name));
      if (!Number.isFinite(value))
        throw new Error(`${sandbox.short(path)}, line ${i + 2}: ${name} is no number.`);
      return value;
    };
    return {
      date: text("date"),
      region: text("region"),
      category: text("category"),
      units: number("units"),
      gross: number("gross"),
      discount: number("discount"),
      taxRate: number("tax_rate"),
    };
  });
}

/** `2025-Q1` of `2025-02-14`. */
export function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

/** The same quarter a year earlier. */
export function yearBefore(quarter: string): string {
  return `${Number(quarter.slice(0, 4)) - 1}${quarter.slice(4)}`;
}

/** Net revenue: what the customer pays without tax. */
export function netOf(order: Order): number {
  return order.gross - order.discount;
}

/** Items by key, keys in order of first sight. */
export function groupBy<T>(
  items: readonly T[],
  key: (item: T) => string,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group) group.push(item);
    else groups.set(key(item), [item]);
  }
  return groups;
}

/** Sum of a measure. */
export function sum<T>(items: readonly T[], measure: (item: T) => number): number {
  return items.reduce((total, item) => total + measure(item), 0);
}

/** Two decimals, halves away from zero as accounting does. */
export function cents(amount: number): number {
  return (Math.sign(amount) * Math.round(Math.abs(amount) * 100 + 1e-7)) / 100;
}
