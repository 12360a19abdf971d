"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ExportFormat } from "./compute/rowWriter.ts";
import type { TableExportOptions } from "./engine/openTable.ts";
import type { EngineSource } from "./useTableEngine.ts";

/** A long export that runs. */
export interface RunningExport {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
}

interface ExportJob {
  /** `null` while nothing runs, or nothing that takes long. */
  readonly state: RunningExport | null;
  /** Rejects when it is cancelled; a new one cancels the one before. */
  readonly run: (label: string, format: ExportFormat, options: TableExportOptions) => Promise<Blob>;
  readonly cancel: () => void;
}

/** Rows from which progress is shown. */
const LONG = 100_000;

/** Writes rows in the background, with progress and a way to stop. */
export function useExport(engine: EngineSource): ExportJob {
  const [state, setState] = useState<RunningExport | null>(null);
  const stop = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    stop.current?.abort();
    setState(null);
  }, []);
  useEffect(() => () => stop.current?.abort(), []);

  const run = useCallback(
    async (label: string, format: ExportFormat, options: TableExportOptions): Promise<Blob> => {
      stop.current?.abort();
      const mine = new AbortController();
      stop.current = mine;
      const onProgress = (done: number, total: number): void => {
        if (total >= LONG && stop.current === mine) setState({ label, share: done / total });
      };
      try {
        return await engine().export(format, options, mine.signal, onProgress);
      } finally {
        if (stop.current === mine) setState(null);
      }
    },
    [engine],
  );
  return { state, run, cancel };
}
