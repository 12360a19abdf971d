/** Stands for what a budget cut off, as the last item of a list or under its own name in a record. */
export const ELLIPSIS = "…";

const MAX_HOLES = 10_000;
const MAX_BIGINT_BITS = 4096;

/** How much one snapshot may still read. */
export interface Budget {
  cells: number;
  containers: number;
}

/** One list or record on the way into a snapshot: where it comes from, and how far its copy is. */
export class Frame {
  readonly source: object;
  readonly #data: Readonly<Record<PropertyKey, unknown>>;
  readonly #keys: readonly string[] | null;
  readonly #target: unknown[] | Record<string, unknown>;
  readonly #size: number;
  #cut: boolean;
  #index = 0;
  #holes = 0;
  #isElement = false;
  /** Whether a list or record was put into it. */
  isNested = false;

  /**
   * `data` is what to read of `source`; `keys` is `null` for a list. `cut`: there is more than `size`.
   */
  constructor(
    source: object,
    data: object,
    keys: readonly string[] | null,
    size: number,
    cut: boolean,
  ) {
    this.source = source;
    this.#data = data as Readonly<Record<PropertyKey, unknown>>;
    this.#keys = keys;
    this.#target = keys === null ? [] : {};
    this.#size = size;
    this.#cut = cut;
  }

  /** Copies values up to the next nested object, and returns that; `null` when there is none left. */
  next(budget: Budget): object | null {
    for (;;) {
      const start = this.#index;
      try {
        return this.#copy(budget.cells);
      } catch {
        // A getter or a proxy threw: this value counts as missing.
        if (this.#keys === null) this.put(undefined);
        else this.#index += 1;
      } finally {
        budget.cells -= this.#index - start;
      }
    }
  }

  #copy(limit: number): object | null {
    const keys = this.#keys;
    const data = this.#data;
    const end = Math.min(this.#size, this.#index + Math.max(limit, 0));
    let index = this.#index;
    try {
      for (; index < end; index += 1) {
        const key = keys === null ? index : (keys[index] as string);
        const value = data[key];
        const type = typeof value;
        if (type === "object" && value !== null) return value as object;
        if (type === "symbol" && key === "$$typeof") {
          this.#isElement = true;
          return null;
        }
        if (keys === null) {
          if (value === undefined && this.#tooManyHoles(index)) return null;
          (this.#target as unknown[]).push(primitive(value));
        } else if (type !== "symbol" && type !== "function") {
          setOwn(this.#target, key as string, primitive(value));
        }
      }
    } finally {
      this.#index = index;
    }
    this.#cut ||= end < this.#size;
    return null;
  }

  /** A sparse list of a billion holes is cut, whatever its length says. */
  #tooManyHoles(index: number): boolean {
    if (Object.hasOwn(this.#data, index)) return false;
    this.#holes += 1;
    this.#cut ||= this.#holes > MAX_HOLES;
    return this.#holes > MAX_HOLES;
  }

  /** Adds the copy of the value that was read last. */
  put(value: unknown): void {
    this.isNested ||= typeof value === "object" && value !== null;
    if (this.#keys === null) (this.#target as unknown[]).push(value);
    else setOwn(this.#target, this.#keys[this.#index] as string, value);
    this.#index += 1;
  }

  /** The finished copy; text for a React element, which never comes from data. */
  close(): object | string {
    if (this.#isElement) return "[React element]";
    if (this.#cut) {
      if (this.#keys === null) (this.#target as unknown[]).push(ELLIPSIS);
      else setOwn(this.#target, ELLIPSIS, ELLIPSIS);
    }
    return Object.freeze(this.#target);
  }
}

/** Assignment is fast; names of `Object.prototype` (`__proto__`) must become own data all the same (security R14). */
function setOwn(target: object, key: string, value: unknown): void {
  if (key in Object.prototype) {
    Object.defineProperty(target, key, {
      value,
      enumerable: true,
      writable: true,
      configurable: true,
    });
  } else {
    (target as Record<string, unknown>)[key] = value;
  }
}

/** What a snapshot keeps of anything that is not an object; functions and symbols count as missing. */
export function primitive(x: unknown): unknown {
  const type = typeof x;
  if (type === "bigint") {
    // Printing takes quadratic time: beyond any real use there are no digits.
    return BigInt.asIntN(MAX_BIGINT_BITS, x as bigint) === x ? String(x) : ELLIPSIS;
  }
  // Listed, not excluded: `document.all` says that it is undefined, and is an object all the same.
  const isKept = type === "string" || type === "number" || type === "boolean" || x === null;
  return isKept ? x : undefined;
}
