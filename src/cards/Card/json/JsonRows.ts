import { firstWhere } from "../../shared/firstWhere.ts";
import { firstOpen } from "./firstOpen.ts";
import type { JsonTree } from "./JsonTree.ts";

/**
 * The rows of a tree that can be seen: packed node numbers in the order of the text. Opening and closing a node moves the
 * rows after it in one piece.
 */
export class JsonRows {
  readonly tree: JsonTree;
  count = 0;
  #rows: Uint32Array;
  readonly #open: Uint8Array;

  constructor(tree: JsonTree) {
    this.tree = tree;
    this.#open = new Uint8Array(tree.count);
    this.#rows = new Uint32Array(64);
    this.#insert(0, 1);
    this.#rows[0] = 0;
    this.open(0);
    const sizes = childSizes(tree);
    const places = new Set(firstOpen(tree.size(0), sizes).open);
    let child = 1;
    for (let place = 0; places.size > 0; place++, child = tree.next(child)) {
      if (places.delete(place)) this.open(child);
    }
  }

  node(row: number): number {
    return this.#rows[row] ?? 0;
  }

  /** Row of a node; -1 when a closed one holds it. */
  row(node: number): number {
    const at = this.#firstFrom(node);
    return at < this.count && this.#rows[at] === node ? at : -1;
  }

  isOpen(node: number): boolean {
    return this.#open[node] === 1;
  }

  /** Opens a node; its rows appear as they were left. */
  open(node: number): void {
    if (this.isOpen(node) || this.tree.size(node) === 0) return;
    this.#open[node] = 1;
    const row = this.row(node);
    if (row >= 0) this.#show(node, row + 1);
  }

  close(node: number): void {
    if (!this.isOpen(node)) return;
    this.#open[node] = 0;
    const row = this.row(node);
    if (row < 0) return;
    const end = this.#firstFrom(this.tree.next(node));
    this.#rows.copyWithin(row + 1, end, this.count);
    this.count -= end - row - 1;
  }

  openAll(): void {
    const { count } = this.tree;
    this.#open.fill(1);
    if (this.#rows.length < count) this.#rows = new Uint32Array(count);
    for (let node = 0; node < count; node++) this.#rows[node] = node;
    this.count = count;
  }

  /** Closes all but the root. */
  closeAll(): void {
    this.#open.fill(0);
    this.count = 1;
    this.open(0);
  }

  /** Opens what holds a node, so that it has a row. */
  reveal(node: number): void {
    const closed: number[] = [];
    for (let at = this.tree.parent(node); at >= 0; at = this.tree.parent(at)) {
      if (!this.isOpen(at)) closed.push(at);
    }
    // From the inside out: all but the last only set a mark, and the rows move once.
    for (const at of closed) this.open(at);
  }

  /** Puts the visible descendants of a node at a row. */
  #show(node: number, at: number): void {
    const { tree } = this;
    const end = tree.next(node);
    const step = (n: number): number => (this.isOpen(n) ? n + 1 : tree.next(n));
    let shown = 0;
    for (let n = node + 1; n < end; n = step(n)) shown++;
    this.#insert(at, shown);
    let row = at;
    for (let n = node + 1; n < end; n = step(n)) this.#rows[row++] = n;
  }

  #insert(at: number, more: number): void {
    const needed = this.count + more;
    if (needed > this.#rows.length) {
      const wider = new Uint32Array(Math.max(needed, this.#rows.length * 2));
      wider.set(this.#rows.subarray(0, this.count));
      this.#rows = wider;
    }
    this.#rows.copyWithin(at + more, at, this.count);
    this.count = needed;
  }

  /** First row whose node is `node` or after it. */
  #firstFrom(node: number): number {
    return firstWhere(this.count, (row) => (this.#rows[row] ?? 0) >= node);
  }
}

function* childSizes(tree: JsonTree): Iterable<number> {
  for (let child = 1; child < tree.count; child = tree.next(child)) yield tree.size(child);
}
