/**
 * The rows of `order` that are in `kept`, in the order of `order`: what a sorted and filtered table shows.
 *
 * @param rowCount rows of the whole table; every row number is below it.
 */
export function keepRows(order: Uint32Array, kept: Uint32Array, rowCount: number): Uint32Array {
  const isKept = new Uint8Array(rowCount);
  for (const row of kept) isKept[row] = 1;
  return order.filter((row) => isKept[row] === 1);
}
