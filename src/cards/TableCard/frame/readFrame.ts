import { type DataFrame, readDataFrame, statedRows } from "../../../protocol/payloads/dataFrame.ts";
import { readColumnArrays } from "../../../protocol/payloads/frameColumns.ts";
import { splitParts } from "../../../protocol/payloads/frameTables.ts";
import { isRecord, own } from "../../../protocol/safety/record.ts";
import { snapshot } from "../../../protocol/safety/snapshot.ts";
import { createPause } from "../../shared/worker/createPause.ts";
import { yieldToHost } from "../../shared/worker/nextTask.ts";
import { type Draft, runSteps, type Steps } from "./Draft.ts";
import { draftRows } from "./draftRows.ts";
import { allRows, type Places, sampleRows } from "./places.ts";
import { type SettledFrame, settleFrame } from "./settleFrame.ts";

/** A frame that can be drawn at once. */
export interface FrameReading {
  readonly frame: DataFrame;
  /**
   * Where the frame was read from a sample: looks at all cells, in slices of 8 ms, and resolves to the exact frame. It is the same
   * object when the sample was right, and `null` when the whole is no table after all. `null` where the frame is exact already.
   */
  readonly refine: ((signal: AbortSignal) => Promise<DataFrame | null>) | null;
}

/** Rows of a row encoding that are turned into columns at once, and cells of columns that are looked at at once. */
const ROWS_AT_ONCE = 50_000;
const CELLS_AT_ONCE = 50_000;
const SLICE_MS = 8;

const readings = new WeakMap<object, FrameReading>();

/**
 * Reads a table payload like `readDataFrame`, but in the time of a window: large frames in columns, in rows, and in pandas `split`
 * are read from a sample first. Their values may be lazy lists. Other large encodings (pandas `table`, objects of objects) are
 * read whole. The same snapshot gives the same reading; never throws.
 *
 * @returns `null` when the value is no table.
 */
export function readFrame(payload: unknown): FrameReading | null {
  const data = snapshot(payload);
  if (typeof data !== "object" || data === null) return null;
  const known = readings.get(data);
  if (known) return known;
  const reading = readLarge(data) ?? readWhole(data);
  if (reading) readings.set(data, reading);
  return reading;
}

function readWhole(data: object): FrameReading | null {
  const frame = readDataFrame(data);
  return frame && { frame, refine: null };
}

function readLarge(data: object): FrameReading | null {
  const slot = own(data, "df");
  const draft = largeDraft(slot === undefined ? data : slot, slot !== undefined);
  if (!draft) return null;
  const stated = Math.max(statedRows(data), statedRows(slot));
  const sampled = runSteps(settled(draft, sampleRows, stated));
  if (!sampled) return null;
  const refine = shared(async (signal) => {
    const found = await inSlices(settled(draft, allRows, stated), signal);
    // A mixture of rows may still be a table in another encoding.
    const frame = found
      ? isSame(found, sampled)
        ? sampled.frame
        : found.frame
      : readDataFrame(data);
    if (frame) readings.set(data, { frame, refine: null });
    return frame;
  });
  return { frame: sampled.frame, refine };
}

type Abortable<T> = (signal: AbortSignal) => Promise<T>;

/** Runs once for all who wait for it. Who gives up stops it; those left start it again. */
function shared<T>(work: Abortable<T>): Abortable<T> {
  let running: { readonly signal: AbortSignal; readonly result: Promise<T> } | null = null;
  return async (signal) => {
    for (;;) {
      if (!running || running.signal.aborted) running = { signal, result: work(signal) };
      const mine = running;
      try {
        return await mine.result;
      } catch (error) {
        if (running === mine) running = null;
        if (mine.signal === signal || signal.aborted) throw error;
      }
    }
  };
}

type Look = (rowCount: number, columns?: number) => Places;
type MakeDraft = (look: Look) => Steps<Draft | null>;

/** How to draft a large frame; `null` for what is read whole. */
function largeDraft(x: unknown, inSlot: boolean): MakeDraft | null {
  if (Array.isArray(x)) return largeRows(x, [], null);
  if (!isRecord(x) || (isRecord(own(x, "schema")) && Array.isArray(own(x, "data")))) return null;
  const split = splitParts(x);
  if (split) return largeRows(split.rows, split.names, split.index);
  const raw = readColumnArrays(x, inSlot);
  if (!raw || raw.rowCount * raw.names.length <= CELLS_AT_ONCE) return null;
  // biome-ignore lint/correctness/useYield: rows are drafted in steps, columns need none
  return function* () {
    return { ...raw, index: null };
  };
}

function largeRows(
  rows: readonly unknown[],
  names: readonly string[],
  index: readonly unknown[] | null,
): MakeDraft | null {
  const first = rows.length > ROWS_AT_ONCE && rows.find((row) => row !== null && row !== undefined);
  if (!Array.isArray(first) && !isRecord(first)) return null;
  return function* (look) {
    const draft = yield* draftRows(rows, names, look(rows.length));
    return draft && { ...draft, index };
  };
}

function* settled(draft: MakeDraft, look: Look, stated: number): Steps<SettledFrame | null> {
  const found = yield* draft(look);
  if (!found) return null;
  const { rowCount, cells } = found;
  const totalRows = Math.max(found.totalRows, stated);
  return yield* settleFrame({ ...found, totalRows }, look(rowCount, cells.length));
}

async function inSlices<T>(steps: Steps<T>, signal: AbortSignal): Promise<T> {
  const pause = createPause({ slice: SLICE_MS, signal, giveWay: yieldToHost });
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await pause();
  }
}

function isSame(a: SettledFrame, b: SettledFrame): boolean {
  return (
    a.decisions.length === b.decisions.length &&
    a.decisions.every((decision, at) => decision === b.decisions[at])
  );
}
