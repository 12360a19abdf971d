import type { ColumnType } from "../../../protocol/payloads/column.ts";
import { type Bin, histogram } from "./histogram.ts";
import { NA, NULL, type PackedColumn, STEP, TEXT_STEP, type Work } from "./PackedColumn.ts";
import { StableSum } from "./StableSum.ts";
import { sortByNumber } from "./sortByNumber.ts";
import { timeValue } from "./timeValue.ts";

/** What a column holds, in short. */
export interface ColumnSummary {
  readonly rows: number;
  /** Rows that are `NA`, rows that are JSON null, and rows of empty text. */
  readonly na: number;
  readonly nulls: number;
  readonly empty: number;
  /** Different values, without missing ones. Not exact means: at least so many. */
  readonly distinct: { readonly count: number; readonly isExact: boolean };
  /** Of numbers. */
  readonly numbers: NumberSummary | null;
  /** Of dates and times: the texts of the earliest and the latest. */
  readonly times: { readonly min: string; readonly max: string } | null;
  /** The most frequent texts or booleans with their counts, 8 at most; empty for numbers and times. */
  readonly top: readonly { readonly text: string; readonly count: number }[];
  /** 20 at most; of finite numbers, or of times in milliseconds since 1970. */
  readonly bins: readonly Bin[];
}

/** Finite numbers by their values; the others counted. `null` where no number is finite. */
export interface NumberSummary {
  readonly nan: number;
  readonly infinite: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly median: number | null;
}

/** Different texts that are counted one by one. */
const MAX_DISTINCT = 100_000;
const MAX_TOP = 8;

/** Sums a column up. */
export async function summarize(
  column: PackedColumn,
  type: ColumnType,
  work: Work,
): Promise<ColumnSummary> {
  const counts = await countMissing(column, work);
  const texts = column.kind === "texts" ? await topTexts(column.values, work) : null;
  const shared = { rows: column.values.length, ...counts };
  const none = { numbers: null, times: null, top: [], bins: [] };
  if (column.kind === "numbers" && column.isBoolean)
    return { ...shared, ...none, ...booleans(column) };
  if (column.kind === "numbers" || type === "number") {
    const values = column.kind === "numbers" ? column.values : await numbersOf(column.values, work);
    const isThere = (row: number): boolean =>
      column.kind === "numbers" ? !column.missing?.[row] : Boolean(column.values[row]);
    return { ...shared, ...none, ...(await numberFacts(values, isThere, work)) };
  }
  const isTime = type === "date" || type === "datetime";
  const times = isTime ? await timeFacts(column.values, work) : null;
  return { ...shared, ...none, distinct: { count: 0, isExact: true }, ...texts, ...times };
}

async function countMissing(
  column: PackedColumn,
  { pause }: Work,
): Promise<Pick<ColumnSummary, "na" | "nulls" | "empty">> {
  let [na, nulls, empty] = [0, 0, 0];
  for (let row = 0; row < column.values.length; row++) {
    if (column.kind === "numbers") {
      const code = column.missing?.[row];
      if (code === NA) na += 1;
      else if (code === NULL) nulls += 1;
    } else {
      const value = column.values[row];
      if (value === undefined) na += 1;
      else if (value === null) nulls += 1;
      else if (value === "") empty += 1;
    }
    if (row % STEP === 0) await pause();
  }
  return { na, nulls, empty };
}

type Facts = Pick<ColumnSummary, "distinct"> & Partial<ColumnSummary>;

function booleans({ values, missing }: PackedColumn & { readonly kind: "numbers" }): Facts {
  let [yes, no] = [0, 0];
  for (let row = 0; row < values.length; row++) {
    if (missing?.[row]) continue;
    if (values[row] === 1) yes += 1;
    else no += 1;
  }
  const top = [
    { text: "true", count: yes },
    { text: "false", count: no },
  ].filter(({ count }) => count > 0);
  top.sort((a, b) => b.count - a.count);
  return { distinct: { count: top.length, isExact: true }, top };
}

/** Counts are exact; a text first seen past the bound is not among them. */
async function topTexts(
  values: readonly (string | null | undefined)[],
  { pause }: Work,
): Promise<Facts> {
  const counts = new Map<string, number>();
  let isExact = true;
  for (let row = 0; row < values.length; row++) {
    const text = values[row];
    if (typeof text === "string") {
      const count = counts.get(text);
      if (count !== undefined || counts.size < MAX_DISTINCT) counts.set(text, (count ?? 0) + 1);
      else isExact = false;
    }
    if (row % TEXT_STEP === 0) await pause();
  }
  let top: [string, number][] = [];
  for (const entry of counts) {
    if (top.length === MAX_TOP && entry[1] <= (top.at(-1)?.[1] ?? 0)) continue;
    top = [...top, entry].sort((a, b) => b[1] - a[1]).slice(0, MAX_TOP);
  }
  return {
    distinct: { count: counts.size, isExact },
    top: top.map(([text, count]) => ({ text, count })),
  };
}

async function numbersOf(
  texts: readonly (string | null | undefined)[],
  { pause }: Work,
): Promise<Float64Array> {
  const values = new Float64Array(texts.length);
  for (let row = 0; row < texts.length; row++) {
    values[row] = Number(texts[row] ?? 0);
    if (row % TEXT_STEP === 0) await pause();
  }
  return values;
}

async function numberFacts(
  values: Float64Array,
  isThere: (row: number) => boolean,
  work: Work,
): Promise<Facts> {
  const rows = new Uint32Array(values.length);
  const sum = new StableSum();
  const kinds = new Set<number>();
  let [size, nan, infinite] = [0, 0, 0];
  for (let row = 0; row < values.length; row++) {
    if (row % STEP === 0) await work.pause();
    if (!isThere(row)) continue;
    const value = values[row] as number;
    if (Number.isFinite(value)) {
      rows[size++] = row;
      sum.add(value);
      continue;
    }
    kinds.add(value);
    if (Number.isNaN(value)) nan += 1;
    else infinite += 1;
  }
  const sorted = await sortByNumber(values, rows.slice(0, size), false, work);
  const at = (place: number): number => values[sorted[place] as number] as number;
  const distinct = kinds.size + (await countDistinct(size, at, work));
  const hasAny = size > 0;
  const mean = Number.isFinite(sum.total) ? sum.total / size : scaledMean(size, at);
  return {
    distinct: { count: distinct, isExact: true },
    numbers: {
      nan,
      infinite,
      min: hasAny ? at(0) : null,
      max: hasAny ? at(size - 1) : null,
      mean: hasAny ? mean : null,
      median: hasAny ? at((size - 1) >> 1) / 2 + at(size >> 1) / 2 : null,
    },
    top: [],
    bins: histogram(size, at),
  };
}

/** For sums too large for a number. */
function scaledMean(size: number, at: (place: number) => number): number {
  const sum = new StableSum();
  for (let place = 0; place < size; place++) sum.add(at(place) / size);
  return sum.total;
}

async function countDistinct(
  size: number,
  at: (place: number) => number,
  { pause }: Work,
): Promise<number> {
  let count = Math.min(size, 1);
  for (let place = 1; place < size; place++) {
    if (at(place) !== at(place - 1)) count += 1;
    if (place % STEP === 0) await pause();
  }
  return count;
}

/** Texts that name no moment are left out. */
async function timeFacts(
  texts: readonly (string | null | undefined)[],
  work: Work,
): Promise<Partial<ColumnSummary>> {
  const values = new Float64Array(texts.length);
  const rows = new Uint32Array(texts.length);
  let size = 0;
  for (let row = 0; row < texts.length; row++) {
    const moment = timeValue(texts[row] ?? "");
    if (moment) {
      values[row] = moment.ms + moment.nanos / 1_000_000;
      rows[size++] = row;
    }
    if (row % TEXT_STEP === 0) await work.pause();
  }
  if (size === 0) return {};
  const sorted = await sortByNumber(values, rows.slice(0, size), false, work);
  const textAt = (place: number): string => texts[sorted[place] as number] ?? "";
  return {
    times: { min: textAt(0), max: textAt(size - 1) },
    top: [],
    bins: histogram(size, (place) => values[sorted[place] as number] as number),
  };
}
