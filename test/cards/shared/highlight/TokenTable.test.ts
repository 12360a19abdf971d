import { expect, test } from "vitest";
import { type TokenBlock, toLines } from "../../../../src/cards/shared/highlight/TokenBlock.ts";
import { TokenTable } from "../../../../src/cards/shared/highlight/TokenTable.ts";
import { TokenCache } from "../../../../src/cards/shared/highlight/tokenCache.ts";

/** A block whose line `n` has one record, of class `classes[n]`. */
const block = (classes: readonly number[]): TokenBlock =>
  toLines(
    "ab\n".repeat(classes.length),
    Uint32Array.from(classes.flatMap((id, n) => [((id << 24) | (n * 3 + 2)) >>> 0, n * 3 + 3])),
  );

const classesOf = (table: TokenTable): readonly number[] =>
  Array.from({ length: table.lines }, (_, line) => (table.lineTokens(line)[0] ?? 0) >>> 24);

test("blocks follow each other; a later block takes the place of its lines only", () => {
  const table = new TokenTable();
  table.put(0, block([1, 2, 3]));
  table.put(3, block([4, 5, 6]));
  table.put(2, block([7, 8]));
  expect(classesOf(table)).toEqual([1, 2, 7, 8, 5, 6]);
  table.put(1, block([9]));
  expect(classesOf(table)).toEqual([1, 9, 7, 8, 5, 6]);
  table.put(4, block([3, 3, 3, 3]));
  expect(classesOf(table)).toEqual([1, 9, 7, 8, 3, 3, 3, 3]);
  for (const line of [-1, 8, 1e9, 0.5]) expect(table.lineTokens(line)).toHaveLength(0);
});

test("a line keeps its object while its tokens stay equal, and gets another when they change", () => {
  const table = new TokenTable();
  table.put(0, block([1, 2, 3]));
  const before = [0, 1, 2].map((line) => table.lineTokens(line));
  table.put(1, block([2, 4]));
  expect(table.lineTokens(0)).toBe(before[0]);
  expect(table.lineTokens(1)).toBe(before[1]);
  expect(table.lineTokens(2)).not.toBe(before[2]);
  table.put(0, block([1, 2, 4]));
  expect(table.lineTokens(0)).toBe(before[0]);
  expect(table.lineTokens(1)).toBe(before[1]);
});

test("a copy does not follow what is put into the original", () => {
  const table = new TokenTable();
  table.put(0, block([1]));
  const copy = table.copy();
  table.put(0, block([2]));
  expect(classesOf(copy)).toEqual([1]);
});

const tableOf = (id: number): TokenTable => {
  const table = new TokenTable();
  table.put(0, block([id]));
  return table;
};

test("two texts of equal length and equal ends never share colours, nor two languages", () => {
  const cache = new TokenCache();
  const long = "a".repeat(20_000);
  const [one, two] = [`${long}1${long}`, `${long}2${long}`];
  const tables = [tableOf(1), tableOf(2), tableOf(3)] as const;
  cache.set(one, "Rust", tables[0]);
  expect(cache.get(two, "Rust")).toBeNull();
  cache.set(two, "Rust", tables[1]);
  cache.set(one, "Zig", tables[2]);
  expect(cache.get(`${long}1${long}`, "Rust")).toBe(tables[0]);
  expect(cache.get(two, "Rust")).toBe(tables[1]);
  expect(cache.get(one, "Zig")).toBe(tables[2]);
  expect(cache.get(two, "constructor")).toBeNull();
});

test("the cache is bounded by bytes and forgets what was not used for longest", () => {
  const text = (name: string): string => name.repeat(500);
  const size = 1_000 + tableOf(1).bytes;
  const cache = new TokenCache(size * 3);
  for (const name of ["a", "b", "c"]) cache.set(text(name), "C", tableOf(1));
  expect(cache.get(text("a"), "C")).not.toBeNull();
  cache.set(text("d"), "C", tableOf(1));
  expect(["a", "b", "c", "d"].map((name) => cache.get(text(name), "C") !== null)).toEqual([
    true,
    false,
    true,
    true,
  ]);
  cache.set(text("d"), "C", tableOf(2));
  expect(cache.bytes).toBe(size * 3);
  cache.set("x".repeat(size * 3), "C", "over-budget");
  expect(cache.bytes).toBe(size * 3);
});
