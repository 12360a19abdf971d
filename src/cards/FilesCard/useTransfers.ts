"use client";
import { useEffect, useMemo, useReducer, useRef } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import type { CardHost } from "../shared/host.ts";
import { useKindHost } from "../shared/kindHost.ts";
import { downloadEntry, openEntry } from "./transferFile.ts";
import { busy, type FailedTransfer, stepTransfers, type Transfers } from "./transfers.ts";

/** A transfer that is over sooner shows nothing at all. */
const SHOW_AFTER_MS = 120;

export interface TransferActions {
  /** Resolves when it is over; `true` when it went well. */
  readonly open: (index: number, entry: FileEntry) => Promise<boolean>;
  readonly download: (index: number, entry: FileEntry) => Promise<boolean>;
  readonly cancel: (index: number) => void;
}

type Purpose = FailedTransfer["purpose"];

const RUN: Readonly<Record<Purpose, typeof openEntry>> = {
  open: openEntry,
  download: downloadEntry,
};

/** Opens and saves the files of a grid, one transfer a tile at a time. Unmounting aborts what still runs. */
export function useTransfers(): {
  readonly transfers: Transfers;
  readonly actions: TransferActions;
} {
  const host = useKindHost();
  const latest = useRef<CardHost>(host);
  latest.current = host;
  const [transfers, step] = useReducer(stepTransfers, new Map());
  const running = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
      all.clear();
    };
  }, []);

  const actions = useMemo((): TransferActions => {
    const start = async (purpose: Purpose, index: number, entry: FileEntry): Promise<boolean> => {
      if (running.current.has(index)) return false;
      const controller = new AbortController();
      const { signal } = controller;
      running.current.set(index, controller);
      step({ index, transfer: null });
      const show = (loaded: number, total?: number): void => {
        if (running.current.get(index) === controller)
          step({ index, transfer: busy(loaded, total) });
      };
      const timer = setTimeout(show, SHOW_AFTER_MS, 0);
      const ok = await RUN[purpose](latest.current, entry, { signal, onProgress: show }).then(
        () => true,
        () => false,
      );
      clearTimeout(timer);
      if (running.current.get(index) === controller) {
        running.current.delete(index);
        step({ index, transfer: ok ? null : { phase: "failed", purpose } });
      }
      return ok;
    };
    return {
      open: (index, entry) => start("open", index, entry),
      download: (index, entry) => start("download", index, entry),
      cancel: (index) => {
        running.current.get(index)?.abort();
        running.current.delete(index);
        step({ index, transfer: null });
      },
    };
  }, []);

  return { transfers, actions };
}
