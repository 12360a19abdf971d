"use client";
import { useEffect, useMemo } from "react";
import type { DataFrame } from "../../protocol/payloads/dataFrame.ts";
import { useKindHost } from "../shared/kindHost.ts";
import type { ColumnLook } from "./columnLook.ts";
import { openTable, type TableEngine } from "./engine/openTable.ts";

/** Gives the engine, and opens it when it is first needed. Keep no engine over an await. */
export type EngineSource = () => TableEngine;

/** The engine of a table, open while the card is mounted. React may unmount and mount the same card again: it opens again then. */
export function useTableEngine(frame: DataFrame, looks: readonly ColumnLook[]): EngineSource {
  const { locale } = useKindHost();
  const holder = useMemo(() => {
    let engine: TableEngine | null = null;
    const isGrouped = (column: number): boolean => looks[column]?.grouped ?? false;
    return {
      get: (): TableEngine => {
        engine ??= openTable(frame, { locale, isGrouped });
        return engine;
      },
      close: (): void => {
        engine?.close();
        engine = null;
      },
    };
  }, [frame, looks, locale]);
  useEffect(() => holder.close, [holder]);
  return holder.get;
}
