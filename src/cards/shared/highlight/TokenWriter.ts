/** Bits of a record that hold the end offset. */
export const END_BITS = 24;
/** Largest end offset a record can hold. */
export const MAX_END = 2 ** END_BITS - 1;

/** Builds packed records: `(class id << 24) | end`. Neighbours of one class become one record. */
export class TokenWriter {
  #records = new Uint32Array(256);
  #count = 0;
  #end = 0;

  /** UTF-16 units written so far. */
  get end(): number {
    return this.#end;
  }

  /** Writes the next `length` units as one class. Nothing for 0 units. */
  add(classId: number, length: number): void {
    if (length <= 0) return;
    this.#end += length;
    const at = this.#count - 1;
    const continues = at >= 0 && (this.#records[at] ?? 0) >>> END_BITS === classId;
    if (!continues && this.#count === this.#records.length) this.#grow();
    this.#records[continues ? at : this.#count++] = ((classId << END_BITS) | this.#end) >>> 0;
  }

  /** Writes what another writer holds; its plain text becomes `plain`. */
  addAll(other: TokenWriter, plain: number): void {
    let from = 0;
    for (let at = 0; at < other.#count; at++) {
      const record = other.#records[at] ?? 0;
      const end = record & MAX_END;
      this.add(record >>> END_BITS || plain, end - from);
      from = end;
    }
  }

  /** A copy of all records. */
  records(): Uint32Array {
    return this.#records.slice(0, this.#count);
  }

  #grow(): void {
    const larger = new Uint32Array(this.#records.length * 2);
    larger.set(this.#records);
    this.#records = larger;
  }
}
