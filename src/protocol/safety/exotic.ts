/** A list to walk, finished data, or `null`: walk its own properties. */
export type Exotic = { readonly list: ArrayLike<unknown> } | { readonly done: unknown } | null;

const MAX_TAG = 64;
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 100_000;

/**
 * What stands for an object that is neither a plain record nor an array: dates, errors, maps, bytes and
 * host objects. Only intrinsics that check what they are given run, so no method of the object is called.
 * May throw for hostile input: the caller guards it.
 */
export function readExotic(x: object): Exotic {
  if (ArrayBuffer.isView(x)) return readView(x);
  const tag = Object.prototype.toString.call(x).slice(8, -1).slice(0, MAX_TAG);
  switch (tag) {
    case "Object":
      return null;
    case "Date": {
      const isValid = !Number.isNaN(Date.prototype.getTime.call(x));
      return { done: isValid ? Date.prototype.toISOString.call(x) : "Invalid date" };
    }
    // Text also of boxed numbers and booleans: a boxed `true` is not `true`, a boxed version is no version.
    case "String":
    case "Number":
    case "Boolean":
    case "RegExp":
    case "URL":
      return { done: globalThis[tag].prototype.toString.call(x) };
    case "Map":
    case "Set":
      return { list: firstOf(globalThis[tag].prototype[Symbol.iterator].call(x)) };
    case "ArrayBuffer":
    case "SharedArrayBuffer":
      // A DataView accepts real buffers only; a look-alike with a huge `length` would allocate it.
      return { done: copyBytes(new Uint8Array(new DataView(x as ArrayBuffer).buffer)) };
    default:
      return { done: x instanceof Error ? errorText(x) : `[object ${tag}]` };
  }
}

function readView(x: ArrayBufferView): Exotic {
  const isBytes = x instanceof Uint8Array || x instanceof Uint8ClampedArray;
  return isBytes ? { done: copyBytes(x) } : { list: x as unknown as ArrayLike<unknown> };
}

function copyBytes(bytes: Uint8Array | Uint8ClampedArray): Uint8Array | string {
  return bytes.byteLength > MAX_BYTES ? `[${bytes.byteLength} bytes]` : new Uint8Array(bytes);
}

function firstOf(iterator: IterableIterator<unknown>): readonly unknown[] {
  const items: unknown[] = [];
  for (const item of iterator) {
    if (items.push(item) >= MAX_ENTRIES) break;
  }
  return items;
}

function errorText(error: Error): string {
  const { name, message } = error;
  const parts = [name, message].filter((part) => typeof part === "string" && part !== "");
  return parts.join(": ") || "Error";
}
