import type { ColumnType } from "../../../protocol/payloads/column.ts";
import { collator } from "./collator.ts";
import { isMissingRow, type PackedColumn, STEP, TEXT_STEP, type Work } from "./PackedColumn.ts";
import { sortByNumber } from "./sortByNumber.ts";
import { sortByText } from "./sortByText.ts";
import { sortByWord } from "./sortByWord.ts";
import { timeValue } from "./timeValue.ts";

/** How a column is sorted. */
export interface SortRequest {
  readonly type: ColumnType;
  readonly descending: boolean;
  /** BCP 47 tag whose collation orders texts; a bad one counts as English. */
  readonly locale: string;
}

/**
 * Orders all rows by one column, stably in both directions: equal values keep the order of their rows. Numbers and booleans go
 * by value, dates and times by moment, everything else by the collation of its text, with digits by value. What the column's
 * type does not fit (`NaN`, a date that is none) stands after what it fits, missing rows stand last, in both directions.
 */
export async function sortRows(
  column: PackedColumn,
  { type, descending, locale }: SortRequest,
  work: Work,
): Promise<Uint32Array> {
  const keys = await sortKeys(column, type, work);
  const { fit, rest, missing } = await partition(column, keys?.values ?? null, work);
  let sorted: Uint32Array;
  if (keys) {
    const fine =
      keys.nanos && descending ? keys.nanos.map((nanos) => 1_000_000 - nanos) : keys.nanos;
    const first = fine ? await sortByWord(fine, fit, work) : fit;
    sorted = await sortByNumber(keys.values, first, descending, work);
  } else {
    const texts = column.kind === "texts" ? column.values : [];
    sorted = await sortByText(texts, fit, collator(locale), descending, work);
  }
  const others =
    column.kind === "texts" && rest.length > 0
      ? await sortByText(column.values, rest, collator(locale), descending, work)
      : rest;
  const order = new Uint32Array(sorted.length + others.length + missing.length);
  order.set(sorted);
  order.set(others, sorted.length);
  order.set(missing, sorted.length + others.length);
  return order;
}

interface SortKeys {
  /** `NaN` where the cell has none. */
  readonly values: Float64Array;
  /** Of moments finer than a millisecond, where there are any. */
  readonly nanos: Uint32Array | null;
}

/** Numbers to sort by; `null` where the texts themselves are compared. */
async function sortKeys(
  column: PackedColumn,
  type: ColumnType,
  { pause }: Work,
): Promise<SortKeys | null> {
  if (column.kind === "numbers") return { values: column.values, nanos: null };
  const isTime = type === "date" || type === "datetime";
  if (!isTime && type !== "number") return null;
  const { values: texts } = column;
  const values = new Float64Array(texts.length).fill(Number.NaN);
  let nanos: Uint32Array | null = null;
  for (let row = 0; row < texts.length; row++) {
    const text = texts[row];
    if (typeof text === "string" && isTime) {
      const moment = timeValue(text);
      if (moment) values[row] = moment.ms;
      if (moment?.nanos) {
        nanos ??= new Uint32Array(texts.length);
        nanos[row] = moment.nanos;
      }
    } else if (typeof text === "string" && text.trim() !== "") values[row] = Number(text);
    if (row % TEXT_STEP === 0) await pause();
  }
  return { values, nanos };
}

interface Parts {
  readonly fit: Uint32Array;
  readonly rest: Uint32Array;
  readonly missing: Uint32Array;
}

async function partition(
  column: PackedColumn,
  keys: Float64Array | null,
  { pause }: Work,
): Promise<Parts> {
  const size = column.values.length;
  const [fit, rest, missing] = [0, 1, 2].map(() => new Uint32Array(size)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const ends = [0, 0, 0] as [number, number, number];
  for (let row = 0; row < size; row++) {
    if (isMissingRow(column, row)) missing[ends[2]++] = row;
    else if (keys && Number.isNaN(keys[row])) rest[ends[1]++] = row;
    else fit[ends[0]++] = row;
    if (row % STEP === 0) await pause();
  }
  return {
    fit: fit.slice(0, ends[0]),
    rest: rest.slice(0, ends[1]),
    missing: missing.slice(0, ends[2]),
  };
}
