import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { columnLook } from "../../../src/cards/TableCard/columnLook.ts";
import { useTableView } from "../../../src/cards/TableCard/useTableView.ts";
import { type DataFrame, readDataFrame } from "../../../src/protocol/payloads/dataFrame.ts";

function given(n: readonly unknown[], data: object) {
  const frame = readDataFrame({ df: { n } }) as DataFrame;
  return { frame, looks: frame.columns.map((column) => columnLook(column)), data };
}

test("a sort is shown until the same data, read in full, are sorted anew; other data are not", async () => {
  const data = {};
  const { result, rerender } = renderHook(
    ({ frame, looks, data }) => useTableView(frame, looks, data),
    { initialProps: given([2, 9, 10], data) },
  );
  const order = (): readonly number[] | null =>
    result.current.view.rows && [...result.current.view.rows];
  act(() => result.current.setSort({ column: 0, way: "descending" }));
  await waitFor(() => expect(order()).toEqual([2, 1, 0]));
  expect(result.current.isBusy).toBe(false);

  rerender(given([2, "z", 10], data));
  expect(order()).toEqual([2, 1, 0]);
  expect(result.current.isBusy).toBe(true);
  await waitFor(() => expect(order()).toEqual([1, 2, 0]));
  expect(result.current.isBusy).toBe(false);

  rerender(given([3, 4, 5], {}));
  expect(order()).toBeNull();
  await waitFor(() => expect(order()).toEqual([2, 1, 0]));
});
