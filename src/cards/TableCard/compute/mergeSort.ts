import type { Work } from "./PackedColumn.ts";

/** Short enough that sorting one with a slow comparison stays within a slice. */
const RUN = 128;
/** Comparisons between two looks at the clock. */
const CHECK = 256;

/**
 * Stable merge sort that can rest between comparisons, which the native sort cannot.
 *
 * @param order not changed.
 */
export async function mergeSort(
  order: Uint32Array,
  compare: (a: number, b: number) => number,
  { pause, progress }: Work,
): Promise<Uint32Array> {
  const size = order.length;
  let from = order.slice();
  for (let start = 0; start < size; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    await pause();
  }
  const passes = Math.ceil(Math.log2(Math.max(1, size / RUN)));
  let to = new Uint32Array(size);
  let done = 0;
  for (let width = RUN; width < size; width *= 2) {
    for (let start = 0; start < size; start += 2 * width) {
      const middle = Math.min(size, start + width);
      await merge(from, to, start, middle, Math.min(size, start + 2 * width), compare, pause);
      progress(done * size + Math.min(size, start + 2 * width), passes * size);
    }
    done += 1;
    [from, to] = [to, from];
  }
  return from;
}

async function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (a: number, b: number) => number,
  pause: Work["pause"],
): Promise<void> {
  let [left, right, place] = [start, middle, start];
  let checks = 0;
  while (left < middle && right < end) {
    const [a, b] = [from[left] as number, from[right] as number];
    if (compare(a, b) <= 0) {
      to[place++] = a;
      left += 1;
    } else {
      to[place++] = b;
      right += 1;
    }
    if (++checks % CHECK === 0) await pause();
  }
  to.set(from.subarray(left, middle), place);
  to.set(from.subarray(right, end), place + middle - left);
}
