import type { RowRange } from "../shared/window/windowParts.ts";

interface StepFrom {
  /** The change that was gone to last. */
  readonly current: number | null;
  /** Rows in view. */
  readonly view: RowRange;
  readonly way: 1 | -1;
}

/**
 * The change to go to: the next one from the one gone to last, as long as that is in view, else from what is in view.
 *
 * @param changes First rows of the changes, in order.
 * @returns its index; `null` when there is none that way.
 */
export function stepToChange(changes: Int32Array, { current, view, way }: StepFrom): number | null {
  const row = current === null ? undefined : changes[current];
  const isSeen = row !== undefined && row >= view.first && row < view.end;
  const from = isSeen && current !== null ? current + way : fromView(changes, view, way);
  return from >= 0 && from < changes.length ? from : null;
}

function fromView(changes: Int32Array, { first }: RowRange, way: 1 | -1): number {
  const next = changes.findIndex((row) => row >= first);
  const after = next < 0 ? changes.length : next;
  return way === 1 ? after : after - 1;
}
