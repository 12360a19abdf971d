/** Values of a JSON text in the order of the text, packed: 28 bytes each. */
export class JsonNodes {
  count = 0;
  /** Where the value begins. */
  starts: Uint32Array;
  /** Where its key begins; 0 for an item of a list and for the root. */
  keys: Uint32Array;
  parents: Uint32Array;
  /** First node after the node and all that is in it. */
  nexts: Uint32Array;
  /** Keys or items; 0 for a scalar. */
  sizes: Uint32Array;
  /** Place among the children of the parent. */
  places: Uint32Array;
  depths: Uint32Array;

  constructor(room: number) {
    this.starts = new Uint32Array(room);
    this.keys = new Uint32Array(room);
    this.parents = new Uint32Array(room);
    this.nexts = new Uint32Array(room);
    this.sizes = new Uint32Array(room);
    this.places = new Uint32Array(room);
    this.depths = new Uint32Array(room);
  }

  /** Adds a value; `parent` is -1 for the root. Returns its number. */
  add(start: number, key: number, parent: number): number {
    const node = this.count++;
    if (node === this.starts.length) this.#grow();
    this.starts[node] = start;
    this.keys[node] = key;
    this.nexts[node] = node + 1;
    if (parent < 0) return node;
    this.parents[node] = parent;
    this.places[node] = this.sizes[parent] ?? 0;
    this.sizes[parent] = (this.sizes[parent] ?? 0) + 1;
    this.depths[node] = (this.depths[parent] ?? 0) + 1;
    return node;
  }

  /** Ends the record or list that is read; returns the one around it, -1 for the root. */
  close(node: number): number {
    this.nexts[node] = this.count;
    return node === 0 ? -1 : (this.parents[node] ?? 0);
  }

  #grow(): void {
    const wider = (old: Uint32Array): Uint32Array => {
      const made = new Uint32Array(old.length * 2);
      made.set(old);
      return made;
    };
    this.starts = wider(this.starts);
    this.keys = wider(this.keys);
    this.parents = wider(this.parents);
    this.nexts = wider(this.nexts);
    this.sizes = wider(this.sizes);
    this.places = wider(this.places);
    this.depths = wider(this.depths);
  }
}
