/** Rows that an untouched tree takes at most because of what it opens by itself: what is seen without a click (visual target 7). */
const FIRST_ROWS = 12;

/**
 * Which children of the root are open at first: in order, as long as all rows together still fit into 12 lines. The root is
 * open always.
 * @param sizes keys or items of each child of the root, 0 for scalars; only the first ones are needed.
 * @returns places of the children, and the rows of the tree.
 */
export function firstOpen(
  count: number,
  sizes: Iterable<number>,
): { readonly open: readonly number[]; readonly rows: number } {
  const open: number[] = [];
  let rows = count + 1;
  let place = 0;
  for (const size of sizes) {
    if (place >= FIRST_ROWS || rows >= FIRST_ROWS) break;
    if (size > 0 && rows + size <= FIRST_ROWS) {
      open.push(place);
      rows += size;
    }
    place++;
  }
  return { open, rows };
}
