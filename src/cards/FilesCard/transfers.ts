/** What is happening to the bytes of one tile; absent when nothing is. */
export type Transfer = BusyTransfer | FailedTransfer;

export interface BusyTransfer {
  readonly phase: "busy";
  /** 0 to 1; absent while the total is unknown. */
  readonly share?: number;
}

export interface FailedTransfer {
  readonly phase: "failed";
  /** What was wanted, and what trying again does. */
  readonly purpose: "open" | "download";
}

/** Tile position to its transfer. */
export type Transfers = ReadonlyMap<number, Transfer>;

export interface TransferStep {
  readonly index: number;
  /** `null`: over, and there is nothing to tell. */
  readonly transfer: Transfer | null;
}

/** A share as a transfer shows it: in whole percent, so that a tile is drawn at most 101 times. */
export function busy(loaded: number, total?: number): Transfer {
  if (total === undefined || !(total > 0) || !(loaded >= 0)) return { phase: "busy" };
  return { phase: "busy", share: Math.floor(Math.min(1, loaded / total) * 100) / 100 };
}

function same(a: Transfer, b: Transfer): boolean {
  if (a.phase === "busy") return b.phase === "busy" && a.share === b.share;
  return b.phase === "failed" && a.purpose === b.purpose;
}

/** Applies one step; a step that changes nothing gives the same map back. */
export function stepTransfers(transfers: Transfers, { index, transfer }: TransferStep): Transfers {
  const last = transfers.get(index);
  if (transfer === null ? last === undefined : last !== undefined && same(last, transfer))
    return transfers;
  const next = new Map(transfers);
  if (transfer === null) next.delete(index);
  else next.set(index, transfer);
  return next;
}
