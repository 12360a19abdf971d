"use client";
import { useEffect, useRef, useState } from "react";
import type { FileEntry } from "../../protocol/payloads/entry.ts";
import type { TransferActions } from "./useTransfers.ts";

/** Browsers drop downloads that follow one another at once. */
const PAUSE_MS = 250;

export interface DownloadAll {
  /** Which one of how many is on its way; `null` when none is. */
  readonly at: { readonly k: number; readonly n: number } | null;
  readonly start: () => void;
  readonly cancel: () => void;
}

export interface IndexedFile {
  readonly index: number;
  readonly entry: FileEntry;
}

/** Saves the files of a grid one after the other; one that fails says so on its tile and the rest go on. */
export function useDownloadAll(
  files: readonly IndexedFile[],
  actions: TransferActions,
): DownloadAll {
  const [k, setK] = useState<number | null>(null);
  const run = useRef<{ stopped: boolean; index: number } | null>(null);

  const cancel = (): void => {
    const current = run.current;
    if (current === null) return;
    current.stopped = true;
    run.current = null;
    actions.cancel(current.index);
    setK(null);
  };

  const start = async (): Promise<void> => {
    if (run.current !== null) return;
    const mine = { stopped: false, index: -1 };
    run.current = mine;
    for (const [i, { index, entry }] of files.entries()) {
      if (i > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (mine.stopped) return;
      mine.index = index;
      setK(i + 1);
      await actions.download(index, entry);
      if (mine.stopped) return;
    }
    run.current = null;
    setK(null);
  };

  useEffect(
    () => () => {
      if (run.current !== null) run.current.stopped = true;
      run.current = null;
    },
    [],
  );

  return { at: k === null ? null : { k, n: files.length }, start: () => void start(), cancel };
}
