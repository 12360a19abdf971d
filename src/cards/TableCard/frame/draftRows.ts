import { FrameBuilder, roomFor } from "../../../protocol/payloads/frameBuilder.ts";
import { isRecord, type PlainRecord } from "../../../protocol/safety/record.ts";
import { type Draft, LOOKED_AT, type Steps } from "./Draft.ts";
import { lazyList } from "./lazyList.ts";
import type { Places } from "./places.ts";

/**
 * Columns over keyed rows or rows of cells, which stay where they are: cells are fetched from their rows when they are looked at.
 * The names are those of the rows at `places`, first seen first.
 *
 * @param names known beforehand; rows may bring more.
 * @returns `null` where the rows are a mixture, which is no frame.
 */
export function* draftRows(
  rows: readonly unknown[],
  names: readonly string[],
  places: Places,
): Steps<Draft | null> {
  const keyed = isRecord(rows.find((row) => row !== null && row !== undefined));
  const known = new Set(names);
  let [width, filled] = [names.length, 0];
  for (let place = 0; place < places.size; place++) {
    if (place % LOOKED_AT === 0) yield;
    const row = rows[places.row(place)] ?? null;
    if (row === null) continue;
    if (keyed ? !isRecord(row) : !Array.isArray(row)) return null;
    const keys = keyed ? Object.keys(row) : null;
    for (const key of keys ?? []) known.add(key);
    const size = keys?.length ?? (row as readonly unknown[]).length;
    width = Math.max(width, size);
    filled += size;
  }
  const columns = keyed ? known.size : width;
  // Rows whose keys differ wildly are cut where any frame of theirs is (security R16).
  if (columns * places.size > roomFor(filled, places.size) + filled)
    return yield* built(rows, keyed ? [...new Set(names)] : names, keyed);
  const shared = { rowCount: rows.length, totalRows: rows.length, index: null };
  if (keyed) {
    const cells = [...known].map((name) =>
      lazyList(rows.length, (row) => fieldOf(rows[row], name)),
    );
    return { ...shared, names: [...known], cells };
  }
  const all = Array.from({ length: width }, (_, at) => names[at] ?? "");
  const cells = all.map((_, at) => lazyList(rows.length, (row) => itemOf(rows[row], at)));
  return { ...shared, names: all, cells };
}

function fieldOf(row: unknown, name: string): undefined {
  return (isRecord(row) && Object.hasOwn(row, name) ? row[name] : undefined) as undefined;
}

function itemOf(row: unknown, at: number): undefined {
  return (Array.isArray(row) ? row[at] : undefined) as undefined;
}

function* built(
  rows: readonly unknown[],
  names: readonly string[],
  keyed: boolean,
): Steps<Draft | null> {
  const builder = new FrameBuilder(names);
  for (let at = 0; at < rows.length; at++) {
    if (at % 64 === 0) yield;
    const row = rows[at] ?? null;
    if (row !== null && (keyed ? !isRecord(row) : !Array.isArray(row))) return null;
    const taken = keyed
      ? builder.addRecord(row as PlainRecord | null)
      : builder.addValues((row ?? []) as readonly unknown[]);
    if (!taken) break;
  }
  return { ...builder.finish(rows.length), index: null };
}
