import type { JsonRows } from "./JsonRows.ts";

/** What a key does in the tree: goes to a row, opens, closes or toggles a node, opens the node and its siblings. */
export type TreeMove =
  | { readonly to: number }
  | { readonly open: number }
  | { readonly close: number }
  | { readonly toggle: number }
  | { readonly openSiblings: number };

/** Rows that Page Up and Page Down move by. */
const PAGE = 18;

/** The move of a key at a row (WAI-ARIA tree pattern); `null` when the key means nothing here. */
export function treeKeys(key: string, rows: JsonRows, row: number): TreeMove | null {
  const { tree, count } = rows;
  const node = rows.node(row);
  const to = (target: number): TreeMove => ({ to: Math.max(0, Math.min(target, count - 1)) });
  const canOpen = tree.size(node) > 0;
  switch (key) {
    case "ArrowDown":
      return to(row + 1);
    case "ArrowUp":
      return to(row - 1);
    case "PageDown":
      return to(row + PAGE);
    case "PageUp":
      return to(row - PAGE);
    case "Home":
      return to(0);
    case "End":
      return to(count - 1);
    case "ArrowRight":
      if (!canOpen) return null;
      return rows.isOpen(node) ? to(row + 1) : { open: node };
    case "ArrowLeft":
      if (canOpen && rows.isOpen(node)) return { close: node };
      return node === 0 ? null : to(rows.row(tree.parent(node)));
    case "Enter":
    case " ":
      return { toggle: node };
    case "*":
      return { openSiblings: node };
    default:
      return null;
  }
}

/** The next row, round and round, whose key begins with what was typed; -1 when there is none. */
export function typedRow(rows: JsonRows, row: number, typed: string): number {
  const wanted = typed.toLowerCase();
  // A first letter goes on to the next row; further letters may stay.
  const first = typed.length === 1 ? 1 : 0;
  for (let way = first; way < rows.count + first; way++) {
    const at = (row + way) % rows.count;
    if (rows.tree.key(rows.node(at))?.toLowerCase().startsWith(wanted)) return at;
  }
  return -1;
}
