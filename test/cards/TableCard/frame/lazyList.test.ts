import { expect, test } from "vitest";
import { cellReader, lazyList } from "../../../../src/cards/TableCard/frame/lazyList.ts";

test("is a list to whoever reads it, and makes only what is looked at", () => {
  const asked: number[] = [];
  const list = lazyList(1_000_000, (index) => {
    asked.push(index);
    return index * 2;
  });
  expect(list.length).toBe(1_000_000);
  expect(Array.isArray(list)).toBe(true);
  expect(list[7]).toBe(14);
  expect(list.slice(2, 5)).toEqual([4, 6, 8]);
  expect(list.at(-1)).toBe(1_999_998);
  expect([list[1_000_000], list[-1], list[0.5]]).toEqual([undefined, undefined, undefined]);
  expect(asked).toEqual([7, 2, 3, 4, 999_999]);
  expect([...lazyList(3, (index) => index)]).toEqual([0, 1, 2]);
});

test("cannot be written to", () => {
  const list = lazyList(2, (index) => index) as number[];
  expect(() => list.push(1)).toThrow(TypeError);
  expect(() => {
    list[0] = 5;
  }).toThrow(TypeError);
  expect(list[0]).toBe(0);
});

test("the reader reads lazy lists and plain ones alike", () => {
  expect(cellReader(lazyList(2, (index) => index + 1))(1)).toBe(2);
  expect(cellReader(lazyList(2, (index) => index + 1))(2)).toBeUndefined();
  expect(cellReader(["a"])(0)).toBe("a");
});
