import { mergeSort } from "./mergeSort.ts";
import { STEP, TEXT_STEP, type Work } from "./PackedColumn.ts";
import { sortByWord } from "./sortByWord.ts";

type Texts = readonly (string | null | undefined)[];
type Compare = (a: string, b: string) => number;

/**
 * Sorts rows by text, stably. Where fewer than half of the texts differ, only those are compared and the rows follow by rank.
 *
 * @param texts by row number; each row of `order` has one.
 * @param order the rows to sort, in the order that equal texts keep.
 */
export async function sortByText(
  texts: Texts,
  order: Uint32Array,
  compare: Compare,
  descending: boolean,
  work: Work,
): Promise<Uint32Array> {
  const sign = descending ? -1 : 1;
  const words = await dictionary(texts, order, work);
  if (!words) {
    const byRow = (a: number, b: number): number =>
      sign * compare(texts[a] as string, texts[b] as string);
    return mergeSort(order, byRow, work);
  }
  const list = [...words.keys()];
  const byWord = (a: number, b: number): number =>
    sign * compare(list[a] as string, list[b] as string);
  const sorted = await mergeSort(upTo(list.length), byWord, work);
  const rankOf = new Uint32Array(list.length);
  let rank = 0;
  for (let i = 0; i < sorted.length; i++) {
    const [here, before] = [sorted[i] as number, sorted[i - 1]];
    if (before !== undefined && byWord(before, here) !== 0) rank += 1;
    rankOf[here] = rank;
    if (i % TEXT_STEP === 0) await work.pause();
  }
  const keys = new Uint32Array(texts.length);
  for (let i = 0; i < order.length; i++) {
    const row = order[i] as number;
    keys[row] = rankOf[words.get(texts[row] as string) ?? 0] as number;
    if (i % TEXT_STEP === 0) await work.pause();
  }
  return sortByWord(keys, order, work);
}

function upTo(size: number): Uint32Array {
  const list = new Uint32Array(size);
  for (let i = 0; i < size; i++) list[i] = i;
  return list;
}

/** The different texts with a number each; `null` when more than half of them differ. */
async function dictionary(
  texts: Texts,
  order: Uint32Array,
  { pause }: Work,
): Promise<Map<string, number> | null> {
  const words = new Map<string, number>();
  for (let i = 0; i < order.length; i++) {
    const text = texts[order[i] as number] as string;
    if (!words.has(text)) words.set(text, words.size);
    // A column of unique texts shows it early.
    if (words.size * 2 > Math.max(order.length, 2) || (i === STEP && words.size > i * 0.9))
      return null;
    if (i % TEXT_STEP === 0) await pause();
  }
  return words;
}
