import type { ToolResultFields } from "../../protocol/calls/toolCall.ts";
import { ownRaw } from "../shared/ownRaw.ts";

/** Data of the data parts of one call, raw: the reducer validates. */
export interface DataParts {
  readonly artifact?: unknown;
  readonly artifacts?: unknown;
}

/** The part types that we name; a part carries the id of its call as its `id`. */
const FIELD_OF: ReadonlyMap<unknown, keyof DataParts> = new Map([
  ["data-artifact", "artifact"],
  ["data-artifacts", "artifacts"],
]);

/** One `data-artifact` or `data-artifacts` part or chunk, under the id of its call. Transient ones never stay. */
export function readDataPart(part: unknown): { id: string; parts: DataParts } | null {
  const field = FIELD_OF.get(ownRaw(part, "type"));
  const id = ownRaw(part, "id");
  if (field === undefined || typeof id !== "string" || ownRaw(part, "transient") === true)
    return null;
  return { id, parts: { [field]: ownRaw(part, "data") } };
}

/** All of a message by call id; a later part of the same type and id replaces the earlier one. */
export function dataPartsOf(parts: readonly unknown[]): ReadonlyMap<string, DataParts> {
  const byId = new Map<string, DataParts>();
  for (const part of parts) {
    const read = readDataPart(part);
    if (read) byId.set(read.id, { ...byId.get(read.id), ...read.parts });
  }
  return byId;
}

/** What data parts add to a result. `artifacts` may be the list of entries or the metadata around it. */
export function dataFields(parts: DataParts): Pick<ToolResultFields, "artifact" | "metadata"> {
  const list = parts.artifacts;
  return {
    ...("artifact" in parts && { artifact: parts.artifact }),
    ...("artifacts" in parts && {
      metadata: ownRaw(list, "artifacts") === undefined ? { artifacts: list } : list,
    }),
  };
}
