/** Rows that pass a filter, in sorted order. `null` stands for all rows, or for the order they came in. */
export function composeRows(
  sorted: Uint32Array | null,
  filtered: Uint32Array | null,
  rowCount: number,
): Uint32Array | null {
  if (sorted === null || filtered === null) return filtered ?? sorted;
  const passes = new Uint8Array(rowCount);
  for (const row of filtered) passes[row] = 1;
  const rows = new Uint32Array(filtered.length);
  let size = 0;
  for (const row of sorted) if (passes[row] === 1) rows[size++] = row;
  return rows;
}
