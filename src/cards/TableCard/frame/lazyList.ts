import type { Cell } from "../../../protocol/payloads/cell.ts";

/** Gives the cell of a row. */
export type CellAt = (row: number) => Cell;

const readers = new WeakMap<object, CellAt>();

/**
 * A list that makes each item when it is looked at, and keeps none: a million cells cost nothing until they are drawn. Works
 * wherever a `readonly` array does, but a walk over all of it should go through `cellReader`.
 *
 * @param at called with whole numbers from 0 to `length - 1` only.
 */
export function lazyList<T extends Cell>(length: number, at: (index: number) => T): readonly T[] {
  const indexOf = (key: string | symbol): number => {
    const index = typeof key === "string" && /^\d{1,15}$/.test(key) ? Number(key) : -1;
    return index < length ? index : -1;
  };
  const list = new Proxy<T[]>([], {
    get: (target, key) => {
      if (key === "length") return length;
      const index = indexOf(key);
      return index >= 0 ? at(index) : Reflect.get(target, key);
    },
    has: (target, key) => indexOf(key) >= 0 || Reflect.has(target, key),
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  });
  readers.set(list, (row) => (row >= 0 && row < length ? at(row) : undefined));
  return list;
}

/** The fastest way to read many cells of a list, lazy or not. */
export function cellReader(values: readonly Cell[]): CellAt {
  return readers.get(values) ?? ((row) => values[row]);
}
