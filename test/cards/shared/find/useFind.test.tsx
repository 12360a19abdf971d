import { act, renderHook } from "@testing-library/react";
import { StrictMode } from "react";
import { expect, test, vi } from "vitest";
import { textFindSource } from "../../../../src/cards/Card/longText/textFindSource.ts";
import { useFind } from "../../../../src/cards/shared/find/useFind.ts";

function sourceOf(text: string) {
  const lines = text.split("\n");
  return textFindSource({
    rows: lines.length,
    done: true,
    text: (row) => lines[row] ?? "",
    goesOn: () => false,
  });
}

function setUp(text: string) {
  const onShow = vi.fn();
  const { result, rerender } = renderHook(
    ({ source }) => useFind({ source, firstRow: () => 0, onShow }),
    { initialProps: { source: sourceOf(text) }, wrapper: StrictMode },
  );
  return {
    onShow,
    find: () => result.current,
    become: (next: string) => rerender({ source: sourceOf(next) }),
    place: () => [result.current.current, result.current.hits.count],
  };
}

test("a text that streams in leaves the reader at the hit and does not scroll", () => {
  const { find, become, place, onShow } = setUp("a\nb a\na");
  act(() => find().setQuery("a"));
  act(() => find().step(1));
  act(() => find().step(1));
  expect(place()).toEqual([2, 3]);
  onShow.mockClear();
  become("a\nb a\na\nc a");
  become("a\nb a\na\nc a a");
  expect(place()).toEqual([2, 5]);
  expect(onShow).not.toHaveBeenCalled();
  act(() => find().step(1));
  expect(onShow).toHaveBeenCalledWith({ row: 3, start: 2, length: 1 });
});

test("a text that shrinks leaves the reader at the last hit, or at none", () => {
  const { find, become, place } = setUp("a\na\na");
  act(() => find().setQuery("a"));
  act(() => find().step(-1));
  expect(place()).toEqual([2, 3]);
  become("a\na");
  expect(place()).toEqual([1, 2]);
  become("b");
  expect(place()).toEqual([-1, 0]);
});

test("the first hit that a stream brings is shown, and a new query starts anew", () => {
  const { find, become, place, onShow } = setUp("b");
  act(() => find().setQuery("a"));
  expect(place()).toEqual([-1, 0]);
  become("b\na");
  expect(onShow).toHaveBeenCalledExactlyOnceWith({ row: 1, start: 0, length: 1 });
  act(() => find().setQuery("b"));
  expect(onShow).toHaveBeenLastCalledWith({ row: 0, start: 0, length: 1 });
  expect(place()).toEqual([0, 1]);
});
