import type { ToolCallStatus } from "../../protocol/calls/toolCall.ts";
import type { ArtifactEntry } from "../../protocol/payloads/entry.ts";

/** A place of the grid: an entry, or a name that has not arrived yet. */
export type Slot = ArtifactEntry | WaitingSlot;

export interface WaitingSlot {
  readonly type: "waiting";
  readonly name: string;
}

/** How far a delivery is. */
export interface Delivery {
  /** `busy` while more may come, `idle` when nothing came and nothing will, `done` otherwise. */
  readonly phase: "busy" | "idle" | "done";
  readonly slots: readonly Slot[];
  /** Entries that were delivered. */
  readonly delivered: number;
  readonly failed: number;
  /** Only files, delivered or not: they are called files, else items. */
  readonly filesOnly: boolean;
}

const RUNNING: ReadonlySet<ToolCallStatus> = new Set([
  "input",
  "awaiting-approval",
  "running",
  "partial",
]);

/** Whether more of a call's result may still come. */
export const isRunning = (status: ToolCallStatus): boolean => RUNNING.has(status);

interface AskedFile {
  readonly path: string;
  readonly name: string;
}

const isSame = (entry: ArtifactEntry, asked: AskedFile): boolean =>
  (entry.type === "file" && entry.path === asked.path) || entry.name === asked.name;

/** Puts what has arrived into the places of what was asked for; what was not asked for comes last. */
function placed(entries: readonly ArtifactEntry[], asked: readonly AskedFile[]): readonly Slot[] {
  const left = [...entries];
  const slots = asked.map((file): Slot => {
    const at = left.findIndex((entry) => isSame(entry, file));
    const [entry] = at < 0 ? [] : left.splice(at, 1);
    return entry ?? { type: "waiting", name: file.name };
  });
  return [...slots, ...left];
}

/**
 * Arranges a delivery (contracts 2.22, 2.24 and Q6): places from the arguments while it runs, filled as entries
 * arrive; the entries in their own order once it is over; the names alone when nothing ever came.
 * `null` when there is nothing to show and nothing to wait for.
 */
export function arrangeDelivery(
  entries: readonly ArtifactEntry[] | null,
  asked: readonly AskedFile[],
  running: boolean,
): Delivery | null {
  const arrived = entries ?? [];
  if (!running && arrived.length === 0 && asked.length === 0) return null;
  const over = !running && arrived.length > 0;
  const failed = arrived.filter((entry) => !entry.ok).length;
  return {
    phase: running ? "busy" : over ? "done" : "idle",
    slots: over ? arrived : placed(arrived, asked),
    delivered: arrived.length - failed,
    failed,
    filesOnly: arrived.every((entry) => entry.type === "file" || entry.type === "failed"),
  };
}
